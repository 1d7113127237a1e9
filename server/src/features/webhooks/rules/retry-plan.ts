/** Pauses after each attempt that did not arrive, as the Standard Webhooks specification advises: a day and more in all. */
const PAUSES_SECONDS = [5, 5 * 60, 30 * 60, 2 * 3_600, 5 * 3_600, 10 * 3_600, 10 * 3_600];
/** An endpoint that took nothing for so long is switched off. */
export const FAILING_DAYS = 3;
export const DAY_MS = 86_400_000;
export const GONE = 410;

export type AttemptVerdict =
  | { readonly status: 'delivered' | 'failed'; readonly nextAttemptAt: null }
  | { readonly status: 'waiting'; readonly nextAttemptAt: Date };

/** What becomes of a message after an attempt: only an answer of 2xx is an arrival, and 410 ends it at once. */
export function decideAfterAttempt({
  attempts,
  responseStatus,
  retryAfterSeconds = 0,
  now,
}: {
  /** With this one. */
  attempts: number;
  responseStatus: number | null;
  /** What the receiver asked for: it is never tried sooner. */
  retryAfterSeconds?: number | undefined;
  now: Date;
}): AttemptVerdict {
  if (hasArrived(responseStatus)) return { status: 'delivered', nextAttemptAt: null };
  const pause = responseStatus === GONE ? undefined : PAUSES_SECONDS[attempts - 1];
  if (pause === undefined) return { status: 'failed', nextAttemptAt: null };
  const nextAttemptAt = new Date(now.getTime() + Math.max(pause, retryAfterSeconds) * 1_000);
  return { status: 'waiting', nextAttemptAt };
}

export interface EndpointHealth {
  readonly failingSince: Date | null;
  readonly disabledBecause: 'gone' | 'failing' | null;
}

export const hasArrived = (status: number | null) => status !== null && status >= 200 && status < 300;
