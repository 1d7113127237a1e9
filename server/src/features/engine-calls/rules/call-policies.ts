import type { CallPurpose } from '@citato/contract';

/** In what a call for one purpose differs from a call for another; everything else is the same for all. */
interface CallPolicy {
  /** Whom it is booked for. `nobody`: a visitor without an account, within the visitors' own part of the day's money. */
  readonly payer: 'account' | 'nobody';
  /**
   * What becomes of a call the day's budget does not allow: `deferred` to another day by the run that books its calls
   * in waves, `reported` to the caller as 'over_budget', or not needed, because the rules write the text.
   */
  readonly whenSpent: 'deferred' | 'reported' | 'rules_write';
  /** Whose health forbids the call and is noted after it. The reader has a breaker of its own: it stops no answers. */
  readonly breaker: 'engine' | 'reader';
  /** In whose turn it waits for a permit: its analysis', or that of texts somebody waits for. */
  readonly permit: 'of_analysis' | 'writing';
  /** Failures of a model that replied all the same: they say nothing against its health. */
  readonly acceptedFailures: readonly ('cut_off' | 'bad_answer')[];
  /**
   * What becomes of an error where a reply is due, once it is settled: a `reply` that failed, asked for again like any,
   * or `rejected`, so that the job tries again.
   */
  readonly whenThrown: 'reply' | 'rejected';
}

const WRITING = {
  payer: 'account',
  whenSpent: 'rules_write',
  breaker: 'engine',
  permit: 'writing',
  acceptedFailures: ['cut_off', 'bad_answer'],
  whenThrown: 'rejected',
} as const satisfies CallPolicy;

export const CALL_POLICIES = {
  answer: {
    payer: 'account',
    whenSpent: 'deferred',
    breaker: 'engine',
    permit: 'of_analysis',
    acceptedFailures: ['cut_off'],
    whenThrown: 'reply',
  },
  visitor: {
    payer: 'nobody',
    whenSpent: 'reported',
    breaker: 'engine',
    permit: 'writing',
    acceptedFailures: ['cut_off'],
    whenThrown: 'reply',
  },
  reading: {
    payer: 'account',
    whenSpent: 'reported',
    breaker: 'reader',
    permit: 'of_analysis',
    acceptedFailures: ['cut_off', 'bad_answer'],
    whenThrown: 'rejected',
  },
  suggestion: WRITING,
  task_list: WRITING,
  action_plan: WRITING,
} as const satisfies Record<CallPurpose, CallPolicy>;

type PurposeWhere<Field extends keyof CallPolicy, Value> = {
  [Purpose in CallPurpose]: (typeof CALL_POLICIES)[Purpose][Field] extends Value ? Purpose : never;
}[CallPurpose];

/** Purposes whose calls are made one by one. */
type SinglePurpose = Exclude<CallPurpose, PurposeWhere<'whenSpent', 'deferred'>>;

/** Single calls an account pays for. */
export type AccountPurpose = SinglePurpose & PurposeWhere<'payer', 'account'>;

/** Single calls no account pays for. */
export type UnpaidPurpose = SinglePurpose & PurposeWhere<'payer', 'nobody'>;

/** Purposes whose calls wait in the turn of their analysis. */
export type AnalysisPurpose = PurposeWhere<'permit', 'of_analysis'>;

/** Whether the model replied at all: its reply may be unusable, but its engine works. */
export function isAccepted(
  purpose: CallPurpose,
  reply: { readonly status: string; readonly kind?: string | undefined },
): boolean {
  const { acceptedFailures } = CALL_POLICIES[purpose];
  return reply.status !== 'failed' || acceptedFailures.some((kind) => kind === reply.kind);
}
