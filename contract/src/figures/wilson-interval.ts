import type { Rate } from './numbers.ts';

/** Two-sided 95 % quantile of the normal distribution. */
export const NORMAL_QUANTILE = 1.959963984540054;

/**
 * A share of answers with its Wilson score interval (E. B. Wilson, 1927, without continuity correction), in percent.
 * No answers → no values.
 */
export function buildRate({ hits, n }: { hits: number; n: number }): Rate {
  if (n === 0) return { percent: null, lowPercent: null, highPercent: null, n };
  const { low, high } = findWilsonBounds({ share: hits / n, n, quantile: NORMAL_QUANTILE });
  return { percent: (hits / n) * 100, lowPercent: low * 100, highPercent: high * 100, n };
}

/**
 * (p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) / (1 + z²/n), as shares from 0 to 1.
 * @param n need not be whole: an effective number of answers will do
 */
export function findWilsonBounds({ share, n, quantile }: { share: number; n: number; quantile: number }): {
  low: number;
  high: number;
} {
  const z2 = quantile * quantile;
  const centre = share + z2 / (2 * n);
  const margin = quantile * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  return {
    low: share === 0 ? 0 : Math.max(0, (centre - margin) / scale),
    high: share === 1 ? 1 : Math.min(1, (centre + margin) / scale),
  };
}
