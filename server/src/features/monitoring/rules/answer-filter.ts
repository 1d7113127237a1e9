import type { EngineId } from '@citato/contract';
import type { buildThirtyDayWindow } from '#features/measurements';

/** Which answers of a prompt to show; null means no condition. */
export interface AnswerFilter {
  readonly engine: EngineId | null;
  /** Whether the company is named; `uncounted` are answers that are not ok. */
  readonly presence: 'named' | 'absent' | 'uncounted' | null;
  /** The company `presence` is about; null = the own company. */
  readonly companyKey: string | null;
  /** The days of their analyses; null = every answer kept. */
  readonly window: ReturnType<typeof buildThirtyDayWindow> | null;
}
