import type { VisitorAnswer } from '@citato/contract';

export type VisitorFailure = NonNullable<VisitorAnswer['failure']>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long later visitors of a site are shown the same row, in milliseconds. */
export const LIFETIME_MS = {
  /** Longer than reading a site takes, waits included: after it no worker works on it any more. */
  reading: 5 * MINUTE_MS,
  asking: 10 * MINUTE_MS,
  /** From the call on, where it brings nothing to show: until then no engine is asked for this site again. */
  called: 60 * MINUTE_MS,
  answered: 7 * DAY_MS,
  /** The site could not be read at this address: its owner may correct it and try again in a moment. */
  unread: MINUTE_MS,
  /** No engine was called, and nothing paid: a new day's budget is soon noticed. */
  unasked: 10 * MINUTE_MS,
} as const;

const OF_THE_ENGINE: ReadonlySet<VisitorFailure> = new Set(['over_budget', 'no_engine', 'no_answer']);

function lifeOfFailure(failure: VisitorFailure, calledAt: Date | null): number {
  if (!OF_THE_ENGINE.has(failure)) return LIFETIME_MS.unread;
  return failure === 'no_answer' && calledAt !== null ? LIFETIME_MS.called : LIFETIME_MS.unasked;
}

/** When a failure expires: where an engine was called, not before an hour has passed since. */
export function expiryOfFailure({
  failure,
  calledAt,
  now,
}: {
  failure: VisitorFailure;
  calledAt: Date | null;
  now: Date;
}): Date {
  return new Date(now.getTime() + lifeOfFailure(failure, calledAt));
}
