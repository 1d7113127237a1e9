import type { Rate } from '@citato/contract';

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * A share of answers with its Wilson score interval (E. B. Wilson, 1927, without continuity correction), in percent:
 * (p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) / (1 + z²/n). No answers → no values.
 */
export function buildRate({ hits, n }: { hits: number; n: number }): Rate {
  if (n === 0) return { percent: null, lowPercent: null, highPercent: null, n };
  const p = hits / n;
  const z2 = Z * Z;
  const centre = p + z2 / (2 * n);
  const margin = Z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  return {
    percent: p * 100,
    lowPercent: hits === 0 ? 0 : clampPercent(((centre - margin) / scale) * 100),
    highPercent: hits === n ? 100 : clampPercent(((centre + margin) / scale) * 100),
    n,
  };
}

function clampPercent(value: number): number {
  return Math.min(100, Math.max(0, value));
}
