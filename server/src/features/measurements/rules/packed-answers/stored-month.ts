import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';

/** A stored month of one prompt, its first day, with the words its bytes name by their places. */
export interface StoredMonth {
  readonly promptId: string;
  readonly month: RomeDay;
  readonly engines: readonly EngineId[];
  readonly rivalKeys: readonly string[];
  readonly rivalNames: readonly string[];
  readonly sources: readonly string[];
  readonly answers: Uint8Array;
}
