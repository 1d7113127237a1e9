import type { EngineId, UnknownDetail } from '@citato/contract';
import type { ReportedCompany } from '@citato/mentions';
import type { FailedReply } from '#adapters/engines';

/** Why what a model says of one answer cannot be used, though it replied. */
export type ReportFault = 'broken_output' | 'left_out' | 'too_many_companies';

/** A model's report on one answer: claims in the right shape and size, nothing more. */
export type AnswerReport =
  | {
      readonly companies: readonly ReportedCompany[];
      /** Names of the answer that mean a company of another name, known or in another answer. */
      readonly same?: readonly { readonly name: string; readonly as: string }[];
    }
  | { readonly fault: ReportFault };

export type ReaderReply =
  | FailedReply
  | {
      readonly status: 'ok';
      /** One for each answer, in their order. */
      readonly reports: readonly AnswerReport[];
      readonly model: string;
      readonly costMicroDollars: number;
      /** Kinds of unknown details that were dropped from the reply; left out where there were none. */
      readonly unknownDetails?: readonly UnknownDetail[];
    };

export interface ReadingRequest {
  readonly answers: readonly string[];
  /** The names already known for the question, and those the user states: data like the answers. */
  readonly knownNames: readonly string[];
}

/** A model that reads answers. Never throws; its claims count only where the text grounds them. */
export interface Reader {
  readonly engine: EngineId;
  readonly model: string;
  /** Upper estimate for one call, micro-dollars. */
  readonly estimatedCostMicroDollars: number;
  /** What reading an ordinary answer is expected to cost. */
  readonly typicalCostMicroDollars: number;
  /** What one call takes: UTF-16 units of all its answers together, and how many of them. */
  readonly maxTextLength: number;
  readonly maxAnswers: number;
  read(request: ReadingRequest, options: { signal: AbortSignal }): Promise<ReaderReply>;
}
