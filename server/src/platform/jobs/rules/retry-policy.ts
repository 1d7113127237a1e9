/**
 * A job is given up when this many workers have died over it for each try it has: a deployment, or a machine out of
 * memory, is seldom the job's fault; killing every worker is.
 */
export const DEATHS_PER_TRY = 4;
const MAX_DOUBLINGS = 16;

/** The queue's record of a job that a worker has claimed. */
export interface TryCount {
  /** Attempts that ended with an error. */
  readonly faults: number;
  /** Further tries after the first fault. */
  readonly retryLimit: number;
}

export type FaultVerdict =
  | { readonly kind: 'dead_letter' }
  | { readonly kind: 'try_again'; readonly delaySeconds: number };

/** Whether a fault now would be the job's last. */
export function isLastTry({ faults, retryLimit }: TryCount): boolean {
  return faults >= retryLimit;
}

/**
 * What becomes of a job whose attempt ended with an error. The pause doubles with every fault.
 * @param chance 0 to 1; spreads jobs that failed together over half of the pause
 */
export function decideAfterFault({
  tries,
  firstDelaySeconds,
  maxDelaySeconds,
  chance,
}: {
  tries: TryCount;
  firstDelaySeconds: number;
  maxDelaySeconds: number;
  chance: number;
}): FaultVerdict {
  if (isLastTry(tries)) return { kind: 'dead_letter' };
  const factor = 2 ** Math.min(MAX_DOUBLINGS, tries.faults);
  return {
    kind: 'try_again',
    delaySeconds: Math.min(maxDelaySeconds, firstDelaySeconds * factor * (1 + chance)),
  };
}
