import type { EngineId } from '@citato/contract';

/** A question as a customer would type it; sent verbatim, without instructions of ours. */
export interface EngineQuestion {
  readonly text: string;
  readonly language: 'it' | 'en' | 'es';
  /** ISO 3166 country the customer asks from. */
  readonly country: 'IT';
  /** Tells the samples of one analysis apart; engines that answer at random ignore it. */
  readonly sample: number;
}

export interface EngineCitation {
  readonly url: string;
  readonly title: string | null;
}

export interface EngineUsage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly searches: number;
  /** What the provider charges for the call, in micro-dollars. */
  readonly costMicroDollars: number;
}

/** What a call came to. A refusal or an empty answer is an answer; only `failed` may be asked again. */
export type EngineReply =
  | {
      readonly status: 'ok' | 'refused' | 'empty';
      readonly text: string;
      readonly model: string;
      readonly citations: readonly EngineCitation[];
      readonly searchQueries: readonly string[];
      readonly usage: EngineUsage;
    }
  | {
      readonly status: 'failed';
      readonly kind:
        | 'timeout'
        | 'rate_limited'
        | 'provider_error'
        | 'network'
        | 'bad_answer'
        | 'configuration'
        | 'aborted';
      /** For the operator's log; never shown to users. */
      readonly detail: string;
      readonly retryAfterSeconds: number | null;
      /** A paid provider may bill failed calls too. */
      readonly costMicroDollars: number;
    };

/** An AI that answers questions. Never throws: every fault is a reply of its own state. */
export interface AnswerEngine {
  readonly id: EngineId;
  readonly model: string;
  /** Upper estimate for one call, checked against the budget before it is made. */
  readonly estimatedCostMicroDollars: number;
  ask(question: EngineQuestion, options: { signal: AbortSignal }): Promise<EngineReply>;
}
