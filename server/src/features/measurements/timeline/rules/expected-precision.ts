import { NORMAL_QUANTILE, buildRate } from '@citato/contract/figures';
import { buildDifference } from '#lib/statistics/difference-interval';
import { MIN_DAYS } from '../../rules/change-verdict.ts';

/** Upper 20 % quantile of the normal distribution: a change stands out in four of five comparisons. */
const POWER_QUANTILE = 0.8416212335729143;
/** Longer than this nobody waits. */
const MAX_DAYS = 365;

interface AskedPrecision {
  readonly answersPerDay: number;
  /** By how much fewer answers of one day are worth than independent ones; at least 1. */
  readonly designEffect: number;
}

/** Half the width of the interval of a share of one half, the widest there is, after so many days; in points. */
export function findMargin({ answersPerDay, designEffect, days }: AskedPrecision & { days: number }): number {
  const n = (answersPerDay * days) / designEffect;
  const { lowPercent, highPercent } = buildRate({ hits: n / 2, n });
  return lowPercent === null || highPercent === null ? 0 : (highPercent - lowPercent) / 2;
}

/**
 * After how many days, laid beside as many before, a change around one half leaves its interval, the same the history draws,
 * in four of five comparisons: its margin, widened by the quantile of that power, must fit into the change. Null where a year
 * is not enough.
 */
export function findDetectionDays({
  answersPerDay,
  designEffect,
  points,
}: AskedPrecision & { points: number }): number | null {
  const change = points / 100;
  const widening = (NORMAL_QUANTILE + POWER_QUANTILE) / NORMAL_QUANTILE;
  for (let days = MIN_DAYS; days <= MAX_DAYS; days += 1) {
    const n = (answersPerDay * days) / designEffect;
    const { difference, low } = buildDifference([
      { weight: 1, earlier: { share: 0.5 - change / 2, n }, later: { share: 0.5 + change / 2, n } },
    ]);
    if ((difference - low) * widening <= change) return days;
  }
  return null;
}
