import type { Change, Mean, Rate } from './numbers.ts';
import { NORMAL_QUANTILE } from './wilson-interval.ts';

/** How much a number can be relied on, in one word: 'fiducia alta', 'media', 'bassa'. */
export type Confidence = 'alta' | 'media' | 'bassa';

/** Below so many answers a number is never more than 'bassa'. */
const FEWEST_FOR_RATE = 20;
const FEWEST_FOR_MEAN = 5;

/** By the width of its interval in points; null without ok answers. */
export function judgeRate({ lowPercent, highPercent, n }: Rate): Confidence | null {
  if (lowPercent === null || highPercent === null) return null;
  return n < FEWEST_FOR_RATE ? 'bassa' : judgeWidth(highPercent - lowPercent, { narrow: 15, wide: 30 });
}

/** By the width of its interval in places; null without an answer that names the company. */
export function judgeMean({ value, low, high, n }: Mean): Confidence | null {
  if (value === null) return null;
  if (low === null || high === null || n < FEWEST_FOR_MEAN) return 'bassa';
  return judgeWidth(high - low, { narrow: 1, wide: 2 });
}

function judgeWidth(width: number, { narrow, wide }: { narrow: number; wide: number }): Confidence {
  if (width <= narrow) return 'alta';
  return width <= wide ? 'media' : 'bassa';
}

/**
 * Whether a change still is one where `compared` of them were looked at: of a hundred prompts without a change about five
 * would show one. The interval is widened to 1 − 0.05 ÷ `compared` (Bonferroni).
 */
export function isProvenAmong({ change, compared }: { change: Change; compared: number }): boolean {
  const { verdict, points } = change;
  if (points === null || (verdict !== 'rising' && verdict !== 'falling')) return false;
  const { difference, low, high } = points;
  const margin = verdict === 'rising' ? difference - low : high - difference;
  return Math.abs(difference) > (margin * findQuantile(0.025 / Math.max(1, compared))) / NORMAL_QUANTILE;
}

/** Of the normal distribution, for the upper tail (Abramowitz and Stegun, 26.2.23; error below 0.0005). */
export function findQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t * t) /
      (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t)
  );
}
