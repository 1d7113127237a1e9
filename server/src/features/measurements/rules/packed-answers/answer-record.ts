import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';

/** Whom one ok answer names, and which sources its engine says it read. */
export interface AnswerRecord {
  readonly day: RomeDay;
  readonly engine: EngineId;
  readonly namesOwn: boolean;
  /** Other companies, each once. */
  readonly rivals: readonly { readonly key: string; readonly name: string }[];
  /** Each once, by the name it is counted under. */
  readonly sources: readonly string[];
}

/** The answers of a prompt and month as they are stored. */
export interface PackedAnswers {
  readonly engines: EngineId[];
  readonly rivalKeys: string[];
  readonly rivalNames: string[];
  readonly sources: string[];
  /** `\x` and hexadecimal digits, as PostgreSQL writes bytes. */
  readonly answers: string;
}
