import type { EngineId } from '@citato/contract';
import type { ReportedCompany } from '@citato/mentions';

/** What a model says about an answer: claims in the right shape and size, nothing more. */
export type JudgeReply =
  | {
      readonly status: 'ok';
      readonly companies: readonly ReportedCompany[];
      readonly model: string;
      readonly costMicroDollars: number;
    }
  | {
      readonly status: 'failed';
      /** For the operator's log; never shown to users. */
      readonly detail: string;
      readonly costMicroDollars: number;
    };

/** A model that reads answers beside the rules. Never throws; what it says is believed only where the text bears it out. */
export interface Judge {
  readonly engine: EngineId;
  readonly model: string;
  /** Upper estimate for one call, micro-dollars. */
  readonly estimatedCostMicroDollars: number;
  /** UTF-16 units; longer answers are left to the rules. */
  readonly longestAnswer: number;
  read(answer: string, options: { signal: AbortSignal }): Promise<JudgeReply>;
}
