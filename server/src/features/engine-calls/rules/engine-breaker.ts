const SECOND_MS = 1_000;
const FAILURES_TO_OPEN = 5;
/** One prompt's unreadable replies count for no more: they may be about the prompt, and not about the engine. */
const MAX_UNREADABLE_PER_PROMPT = 3;
/** Enough to tell an outage; the row need not grow with it. */
const MAX_NOTED_PROMPTS = 20;
const FAILURE_WINDOW_MS = 60 * SECOND_MS;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
const LONGEST_PAUSE_MS = 15 * 60 * SECOND_MS;
/** A provider that asks for more than this is asked again all the same, once. */
const LONGEST_RETRY_AFTER_MS = 3_600 * SECOND_MS;

/** What all processes know of an engine's health. */
export interface BreakerState {
  /** Calls that failed one after the other, without an answer between them. */
  readonly failures: number;
  readonly failingSince: Date | null;
  /** Pauses one after the other, each twice as long. */
  readonly openings: number;
  /** Nobody asks before this moment; then one call tries. Null: the engine is asked freely. */
  readonly retryAt: Date | null;
  /** Whose replies could not be read, once for each of these failures. */
  readonly unreadablePrompts: readonly string[];
}

export const HEALTHY: BreakerState = {
  failures: 0,
  failingSince: null,
  openings: 0,
  retryAt: null,
  unreadablePrompts: [],
};

/**
 * Whether an engine may be asked: `closed` freely, `half_open` by one call, `open` by none. A pause that ends later than
 * any pause lasts was written by a clock that has gone back since: it is over.
 */
export function readBreaker(state: BreakerState, now: Date): 'closed' | 'half_open' | 'open' {
  if (state.retryAt === null) return 'closed';
  const leftMs = state.retryAt.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= LONGEST_RETRY_AFTER_MS ? 'open' : 'half_open';
}

/**
 * The state after a call that failed. Five failures in a row within a minute, or the failure of the one call that was
 * to try, pause the engine: 30 seconds, doubled up to 15 minutes. A wait the provider asks for pauses it at once, for as
 * long as it asks, at most an hour.
 *
 * Replies that cannot be read, of one prompt alone, pause it for nobody; of several prompts they are an outage like any.
 */
export function recordFailure(
  state: BreakerState,
  {
    now,
    retryAfterSeconds,
    unreadableOf = null,
  }: {
    now: Date;
    retryAfterSeconds: number | null;
    /** The prompt whose reply could not be read; null where the call failed otherwise. */
    unreadableOf?: string | null;
  },
): BreakerState {
  const isOneRow =
    state.failingSince !== null &&
    (state.openings > 0 || now.getTime() - state.failingSince.getTime() <= FAILURE_WINDOW_MS);
  const noted = isOneRow ? state.unreadablePrompts : [];
  const ofPrompt = noted.filter((prompt) => prompt === unreadableOf).length;
  const isNews = unreadableOf === null || ofPrompt < MAX_UNREADABLE_PER_PROMPT;
  const failures = (isOneRow ? state.failures : 0) + (isNews ? 1 : 0);
  const failingSince = isOneRow ? state.failingSince : now;
  const status = readBreaker(state, now);
  const isAlone = unreadableOf !== null && noted.every((prompt) => prompt === unreadableOf);
  const isTrialLost = status === 'half_open' && !isAlone;
  const opens = isTrialLost || (status === 'closed' && isNews && failures >= FAILURES_TO_OPEN);
  const pauseMs = opens ? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(10, state.openings)) : 0;
  const wantedMs = Math.min(LONGEST_RETRY_AFTER_MS, (retryAfterSeconds ?? 0) * SECOND_MS);
  const waitMs = Math.max(pauseMs, wantedMs);
  const until = waitMs === 0 ? null : new Date(now.getTime() + waitMs);
  return {
    failures,
    failingSince,
    openings: state.openings + (opens ? 1 : 0),
    // A trial whose reply could not be read says nothing of the engine: the next call tries.
    retryAt: latest(status === 'closed' || opens ? null : state.retryAt, until),
    unreadablePrompts: unreadableOf === null ? noted : [...noted, unreadableOf].slice(-MAX_NOTED_PROMPTS),
  };
}

/**
 * The state after an answer: the engine is well. A pause that still runs began while the call was under way, and is kept:
 * the provider asked for it, or others have failed since.
 */
export function recordAnswer(state: BreakerState, { now }: { now: Date }): BreakerState {
  return readBreaker(state, now) === 'open' ? { ...HEALTHY, retryAt: state.retryAt } : HEALTHY;
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
