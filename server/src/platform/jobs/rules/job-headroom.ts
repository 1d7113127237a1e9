/** A fault of the job itself weighs as much as so many deaths of the process that worked on it. */
const DEATHS_PER_FAULT = 4;
/** The library doubles no further either. */
const MOST_DOUBLINGS = 16;

/**
 * How often a job may be claimed before it is put aside, as the queue counts: every death of a worker uses up one,
 * every fault four, a shutdown none. Five faults, or nineteen deaths, end a job with four further tries.
 * @param furtherTries tries after the first that ended with a fault
 */
export function countClaims(furtherTries: number): number {
  return (furtherTries + 1) * DEATHS_PER_FAULT - 1;
}

/** What a queue knows of a claimed job. */
export interface ClaimCount {
  /** Claims before this one. */
  readonly retryCount: number;
  readonly retryLimit: number;
}

export type FaultVerdict =
  | { readonly kind: 'put_aside' }
  | { readonly kind: 'try_again'; readonly retryLimit: number; readonly delaySeconds: number };

/** Whether a fault now would be the job's last. */
export function isLastTry({ retryCount, retryLimit }: ClaimCount): boolean {
  return retryLimit - retryCount < DEATHS_PER_FAULT;
}

/**
 * What becomes of a job whose attempt ended with a fault. The pause doubles with every claim.
 * @param chance 0 to 1; spreads what failed together over half of the pause
 */
export function decideAfterFault({
  claims,
  firstDelaySeconds,
  longestDelaySeconds,
  chance,
}: {
  claims: ClaimCount;
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  chance: number;
}): FaultVerdict {
  if (isLastTry(claims)) return { kind: 'put_aside' };
  const factor = 2 ** Math.min(MOST_DOUBLINGS, claims.retryCount);
  return {
    kind: 'try_again',
    retryLimit: claims.retryLimit - (DEATHS_PER_FAULT - 1),
    delaySeconds: Math.min(longestDelaySeconds, firstDelaySeconds * factor * (1 + chance)),
  };
}
