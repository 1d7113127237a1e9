import type { Change, Mean, Rate } from './numbers.ts';
import { NORMAL_QUANTILE } from './wilson-interval.ts';

/** How much a number can be relied on, in one word: 'fiducia alta', 'media', 'bassa'. */
export type Confidence = 'alta' | 'media' | 'bassa';

/** Below so many answers a number is never more than 'bassa', however narrow its interval. */
export const MIN_FOR_CONFIDENCE = 20;

/** How wide an interval may be at most for 'alta' and for 'media'. */
export interface Widths {
  readonly narrow: number;
  readonly wide: number;
}
/** In points, of rates and of shares of tones. */
export const RATE_WIDTHS: Widths = { narrow: 10, wide: 20 };
/** In places. */
export const MEAN_WIDTHS: Widths = { narrow: 1, wide: 2 };

/** By the width of its interval in points; null without ok answers. */
export function judgeRate({ lowPercent, highPercent, n }: Rate): Confidence | null {
  if (lowPercent === null || highPercent === null) return null;
  return judgeWidth({ width: highPercent - lowPercent, n, widths: RATE_WIDTHS });
}

/** By the width of its interval in places; null without an answer that names the company. */
export function judgeMean({ value, low, high, n }: Mean): Confidence | null {
  if (value === null) return null;
  const width = low === null || high === null ? Infinity : high - low;
  return judgeWidth({ width, n, widths: MEAN_WIDTHS });
}

/** Of several shares of the same answers by the widest of their intervals; null without answers. */
export function judgeShares(shares: readonly Rate[]): Confidence | null {
  const words = shares.map(judgeRate);
  return ORDER.find((word) => words.includes(word)) ?? null;
}

/** The least sure first. */
const ORDER = ['bassa', 'media', 'alta'] as const;

/** The one rule: few answers are never reliable; with many it depends on the width of the interval. */
function judgeWidth({ width, n, widths }: { width: number; n: number; widths: Widths }): Confidence {
  if (n < MIN_FOR_CONFIDENCE || width > widths.wide) return 'bassa';
  return width <= widths.narrow ? 'alta' : 'media';
}

/**
 * The changes that stay significant when all were compared: of a hundred prompts without a change about five would show
 * one. The clearest is tested with as many comparisons as there are, the next with one less, until one fails (Holm,
 * 1979).
 */
export function listProven(changes: readonly Change[]): Set<Change> {
  const compared = changes
    .flatMap((change) => (change.points === null ? [] : [{ change, score: score(change.points) }]))
    .toSorted((a, b) => b.score - a.score);
  const firstUncertain = compared.findIndex(
    ({ change, score: reached }, index) =>
      (change.verdict !== 'rising' && change.verdict !== 'falling') ||
      reached <= findQuantile(0.025 / (compared.length - index)),
  );
  const proven = firstUncertain === -1 ? compared : compared.slice(0, firstUncertain);
  return new Set(proven.map(({ change }) => change));
}

/** How many standard errors a difference is away from 0, by the end of its interval that is nearer to it. */
function score({ difference, low, high }: NonNullable<Change['points']>): number {
  const margin = difference >= 0 ? difference - low : high - difference;
  return margin <= 0 ? 0 : (Math.abs(difference) / margin) * NORMAL_QUANTILE;
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
