const SECOND_MS = 1_000;
const FAILURES_TO_OPEN = 5;
/** What may be about one prompt, and not about the engine, counts for no more. */
const MAX_FAILURES_PER_PROMPT = 3;
/** Enough to recognise an outage; the stored list need not grow further. */
const MAX_NOTED_PROMPTS = 20;
const FAILURE_WINDOW_MS = 60 * SECOND_MS;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
const MAX_PAUSE_MS = 15 * 60 * SECOND_MS;
/** A provider that asks for more than this is asked again all the same, once. */
const MAX_RETRY_AFTER_MS = 3_600 * SECOND_MS;

/** What all processes know of an engine's health. */
export interface BreakerState {
  /** Calls that failed one after the other, without an answer between them. */
  readonly failures: number;
  readonly failingSince: Date | null;
  /** Pauses one after the other, each twice as long. */
  readonly openings: number;
  /** No call is made before this moment; then one call, the probe, is. Null: the breaker is closed. */
  readonly retryAt: Date | null;
  /** Whose failures may be about themselves, once for each. */
  readonly failingPrompts: readonly string[];
  /** The last failure said that the provider's account cannot pay. */
  readonly isOutOfCredit: boolean;
}

export const HEALTHY: BreakerState = {
  failures: 0,
  failingSince: null,
  openings: 0,
  retryAt: null,
  failingPrompts: [],
  isOutOfCredit: false,
};

/**
 * Whether an engine may be asked: `closed`: by every call, `half_open`: by one probe, `open`: by none. A pause that
 * ends later than any pause lasts was written by a clock that has gone back since: it is over.
 */
export function readBreaker(state: BreakerState, now: Date): 'closed' | 'half_open' | 'open' {
  if (state.retryAt === null) return 'closed';
  const leftMs = state.retryAt.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= MAX_RETRY_AFTER_MS ? 'open' : 'half_open';
}

/**
 * The state after a call that failed. Five failures in a row within a minute, or the failure of the one call that was
 * to try, pause the engine: 30 seconds, doubled up to 15 minutes. A wait the provider asks for pauses it at once, for
 * as long as it asks, at most an hour. An account that cannot pay pauses it at once and longest. What may be about the prompt, such as a reply that cannot be read, pauses no
 * call while only one prompt is affected; with several prompts it is an outage like any other.
 */
export function recordFailure(
  state: BreakerState,
  {
    now,
    retryAfterSeconds,
    ofPrompt = null,
    isOutOfCredit = false,
  }: {
    now: Date;
    retryAfterSeconds: number | null;
    /** The prompt the failure may be about; null where it is about the engine. */
    ofPrompt?: string | null;
    isOutOfCredit?: boolean;
  },
): BreakerState {
  const isOneRow =
    state.failingSince !== null &&
    (state.openings > 0 || now.getTime() - state.failingSince.getTime() <= FAILURE_WINDOW_MS);
  const noted = isOneRow ? state.failingPrompts : [];
  const timesNoted = noted.filter((prompt) => prompt === ofPrompt).length;
  const counts = ofPrompt === null || timesNoted < MAX_FAILURES_PER_PROMPT;
  const failures = (isOneRow ? state.failures : 0) + (counts ? 1 : 0);
  const failingSince = isOneRow ? state.failingSince : now;
  const status = readBreaker(state, now);
  const isAlone = ofPrompt !== null && noted.every((prompt) => prompt === ofPrompt);
  const isProbeLost = status === 'half_open' && !isAlone;
  const opens =
    isProbeLost || (status === 'closed' && counts && (failures >= FAILURES_TO_OPEN || isOutOfCredit));
  const doubledMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(10, state.openings));
  const pauseMs = opens ? (isOutOfCredit ? MAX_PAUSE_MS : doubledMs) : 0;
  const wantedMs = Math.min(MAX_RETRY_AFTER_MS, (retryAfterSeconds ?? 0) * SECOND_MS);
  const waitMs = Math.max(pauseMs, wantedMs);
  const until = waitMs === 0 ? null : new Date(now.getTime() + waitMs);
  return {
    failures,
    failingSince,
    openings: state.openings + (opens ? 1 : 0),
    // A probe whose failure may be about its prompt says nothing about the engine: the next call is the probe.
    retryAt: latest(status === 'closed' || opens ? null : state.retryAt, until),
    failingPrompts: ofPrompt === null ? noted : [...noted, ofPrompt].slice(-MAX_NOTED_PROMPTS),
    // While it is paused calls that were under way may fail for other reasons.
    isOutOfCredit: isOutOfCredit || (status === 'open' && state.isOutOfCredit),
  };
}

/**
 * The state after an answer: the engine is well. A pause that still runs began while the call was under way, and is kept:
 * the provider asked for it, or others have failed since.
 */
export function recordAnswer(state: BreakerState, { now }: { now: Date }): BreakerState {
  return readBreaker(state, now) === 'open'
    ? { ...HEALTHY, retryAt: state.retryAt, isOutOfCredit: state.isOutOfCredit }
    : HEALTHY;
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/** Whether a failure may be about what was asked: its reply cannot be read, or the provider refused the request. */
export function mayBeOfPrompt({
  kind,
  isOfQuestion = false,
}: {
  kind: string;
  isOfQuestion?: boolean | undefined;
}): boolean {
  return kind === 'bad_answer' || isOfQuestion;
}
