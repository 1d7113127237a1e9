import type { EngineId, Market, UnknownDetail } from '@citato/contract';
import type { AnswerSpan } from './answer-span.ts';

/** A question as a customer would type it; sent verbatim, without instructions of ours. */
export interface EngineQuestion extends Market {
  readonly text: string;
  /** Tells the samples of one analysis apart; engines that answer at random ignore it. */
  readonly sample: number;
}

/**
 * The company whose analysis it is. Real engines are not sent it: they would name the company they were asked about.
 */
export interface Asker {
  readonly name: string;
  readonly websiteUrl: string;
}

export interface AskOptions {
  readonly signal: AbortSignal;
  /** Only the demo engine uses it: real engines do not know a company that is monitored in a demo. */
  readonly asker?: Asker;
}

export interface EngineCitation {
  readonly url: string;
  readonly title: string | null;
  /**
   * The passage of the answer's text that the source supports, or where the text cites it; null where the engine does
   * not say.
   */
  readonly span: AnswerSpan | null;
}

export interface EngineUsage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly searches: number;
  /** What the provider charges for the call, in micro-dollars. */
  readonly costMicroDollars: number;
}

/**
 * Why a call failed, and with which fault of a provider:
 * timeout: no answer within the deadline, HTTP 408 · rate_limited: HTTP 429 · provider_error: HTTP 5xx, a response
 * that says the provider failed · network: no connection, no TLS, a reset, a cut body · bad_answer: half JSON,
 * nothing that could be read as an answer, not UTF-8, larger than 4 MB · cut_off: an answer that stops before its end · configuration: key,
 * model or address, for the operator to correct · out_of_credit: the account at the provider cannot pay · aborted: stopped by us.
 */
export type FailureKind =
  | 'timeout'
  | 'rate_limited'
  | 'provider_error'
  | 'network'
  | 'bad_answer'
  | 'cut_off'
  | 'configuration'
  | 'out_of_credit'
  | 'aborted';

/**
 * What a call came to. A refusal or an empty answer is an answer; `not_shown`: the page came and shows no AI
 * answer; only `failed` may be asked again, but for `cut_off`.
 * `refused` is the provider's own word (a refusal part, a content filter); a refusal in plain words comes as `ok`
 * and is recognised when the answer is read. `text` holds at most 256 kB and is fit for the database.
 */
export type EngineReply =
  | {
      readonly status: 'ok' | 'refused' | 'empty' | 'not_shown';
      readonly text: string;
      readonly model: string;
      readonly citations: readonly EngineCitation[];
      readonly searchQueries: readonly string[];
      readonly usage: EngineUsage;
      /** Kinds of unknown details that were dropped from it; left out where there were none. */
      readonly unknownDetails?: readonly UnknownDetail[];
    }
  | {
      readonly status: 'failed';
      readonly kind: FailureKind;
      /** For the operator's log; never shown to users. */
      readonly detail: string;
      readonly retryAfterSeconds: number | null;
      /** A paid provider may bill failed calls too. */
      readonly costMicroDollars: number;
      readonly unknownDetails?: readonly UnknownDetail[];
      /** The provider refused the question, not the account; left out otherwise. */
      readonly isOfQuestion?: boolean;
    };

/** An AI that answers questions. Never throws: every fault is a reply of its own state. */
export interface AnswerEngine {
  readonly id: EngineId;
  readonly model: string;
  /** Upper estimate for one call, checked against the budget before it is made. */
  readonly estimatedCostMicroDollars: number;
  /** What an ordinary call is expected to cost, shown before prompts are added. */
  readonly typicalCostMicroDollars: number;
  ask(question: EngineQuestion, options: AskOptions): Promise<EngineReply>;
}
