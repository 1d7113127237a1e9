import type { VisitorAnswer } from '@citato/contract';

export type VisitorFailure = NonNullable<VisitorAnswer['failure']>;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long the next visitor of a site is shown what is there, in milliseconds. */
export const LIFE_MS = {
  /** Longer than reading a site takes, waits included: after it nobody works on it any more. */
  reading: 5 * MINUTE_MS,
  asking: 10 * MINUTE_MS,
  /** From the call on, where it brings nothing to show: until then nobody asks the engine for this site again. */
  called: 60 * MINUTE_MS,
  answered: 7 * DAY_MS,
  /** Nothing was paid for: a corrected site, or a new day's money, is soon noticed. */
  failed: 10 * MINUTE_MS,
} as const;

/** When a failure is forgotten: where an engine was called, once an hour has passed since. */
export function expiryOfFailure({
  failure,
  calledAt,
  now,
}: {
  failure: VisitorFailure;
  calledAt: Date | null;
  now: Date;
}): Date {
  if (failure === 'no_answer' && calledAt !== null) return new Date(calledAt.getTime() + LIFE_MS.called);
  return new Date(now.getTime() + LIFE_MS.failed);
}
