import type { Rate, Stability } from './numbers.ts';
import { buildRate } from './wilson-interval.ts';
import { between } from './uncertainty.ts';

/**
 * Stability with a conservative interval: Wilson's, over as many pairs as can be formed of the answers without using
 * one twice (Hoeffding, 1963). A mean of parts of 1 never varies more than a rate.
 */
export function findStabilityRange({
  stability: { percent, pairs },
  answers,
}: {
  stability: Stability;
  /** Ok answers the pairs were formed of. */
  answers: number;
}): Rate {
  const apart = Math.max(1, Math.min(pairs, Math.floor(answers / 2)));
  return buildRate({ hits: (percent / 100) * apart, n: apart });
}

/** 'fra 13 e 38%' */
export function formatStabilityRange(known: Parameters<typeof findStabilityRange>[0]): string {
  return between(findStabilityRange(known)) ?? '';
}
