import type { Mean } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import { buildMeanPosition, type PositionSums, studentQuantile } from '#lib/statistics/mean-interval';
import type { Comparable } from './compare-spans.ts';
import { MIN_DAYS } from '../../rules/change-verdict.ts';
import type { Span } from './spans.ts';

/** The positions of what was asked at an engine on one day. */
export interface PositionDay extends PositionSums {
  readonly pair: string;
  readonly engine: string;
  readonly day: RomeDay;
}

export interface ComparedPositions {
  readonly earlier: Mean;
  readonly later: Mean;
  /** Places, later minus earlier; below 0 is better. */
  readonly difference: { readonly value: number; readonly low: number; readonly high: number } | null;
  readonly obstacle: Comparable['obstacle'];
  readonly degreesOfFreedom: number;
}

/**
 * The mean position before and after. The variance of each mean is that of its clusters, the days of each engine,
 * Σ(Sᵈ − nᵈ·mean)² ÷ n² × D ÷ (D − 1) (the ratio estimator of cluster sampling; W. G. Cochran, Sampling Techniques, 1977, section 9A.1), never below that of
 * independent answers; the interval of the difference is Student's with the clusters of both sides less two.
 */
export function comparePositions({
  days,
  spans,
  comparable: { pairs, obstacle },
}: {
  days: readonly PositionDay[];
  spans: { readonly earlier: Span; readonly later: Span };
  comparable: Comparable;
}): ComparedPositions {
  const sideOf = ({ firstDay, lastDay }: Span) =>
    addByCluster(
      days.filter(({ pair, day, n }) => n > 0 && pairs.has(pair) && day >= firstDay && day <= lastDay),
    );
  const [earlier, later] = [sideOf(spans.earlier), sideOf(spans.later)];
  const means = { earlier: buildMeanPosition(addUp(earlier)), later: buildMeanPosition(addUp(later)) };
  const isShort = Math.min(earlier.length, later.length) < MIN_DAYS;
  const reason = obstacle ?? (isShort ? 'too_few' : null);
  if (reason !== null) return { ...means, difference: null, obstacle: reason, degreesOfFreedom: Infinity };
  const value = meanOf(later) - meanOf(earlier);
  const error = Math.sqrt(varianceOf(earlier) + varianceOf(later));
  const degreesOfFreedom = earlier.length + later.length - 2;
  const margin = studentQuantile(degreesOfFreedom) * error;
  const difference = { value, low: value - margin, high: value + margin };
  return { ...means, difference, obstacle: null, degreesOfFreedom };
}

function addUp(parts: readonly PositionSums[]): PositionSums {
  return parts.reduce(
    (total, { n, sum, squareSum }) => ({
      n: total.n + n,
      sum: total.sum + sum,
      squareSum: total.squareSum + squareSum,
    }),
    { n: 0, sum: 0, squareSum: 0 },
  );
}

const addByCluster = (days: readonly PositionDay[]): PositionSums[] =>
  [...Map.groupBy(days, ({ engine, day }) => `${engine} ${day}`).values()].map(addUp);

const meanOf = (days: readonly PositionSums[]): number => {
  const { n, sum } = addUp(days);
  return sum / n;
};

function varianceOf(days: readonly PositionSums[]): number {
  const { n, sum, squareSum } = addUp(days);
  const mean = sum / n;
  const spread = days.reduce((total, one) => total + (one.sum - one.n * mean) ** 2, 0);
  const ofDays = ((spread / n ** 2) * days.length) / (days.length - 1);
  const ofAnswers = n > 1 ? Math.max(0, squareSum - n * mean ** 2) / (n - 1) / n : 0;
  return Math.max(ofDays, ofAnswers);
}
