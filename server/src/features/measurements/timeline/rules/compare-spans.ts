import type { HISTORY_VERDICTS, Rate } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';
import type { RomeDay } from '#lib/rome-time';
import { addClusters, compareStrata } from '#lib/statistics/compare-strata';
import { MIN_DAYS } from '../../rules/change-verdict.ts';
import { estimateClusterEffect } from './cluster-effect.ts';
import type { Span } from './spans.ts';

export type HistoryVerdict = (typeof HISTORY_VERDICTS)[number];

/** What is counted of one thing asked at one engine on one day. */
export interface CountedDay {
  /** What was asked and at which engine. */
  readonly pair: string;
  /** Its answers of one day resemble each other, whatever was asked. */
  readonly engine: string;
  readonly day: RomeDay;
  readonly hits: number;
  readonly n: number;
  /** Of what was added up to it, the squares of its answers; one count unless given. */
  readonly squares?: number;
}

/** The pairs that may be laid beside each other on both sides, and those that may not. */
export interface Comparable {
  readonly pairs: ReadonlySet<string>;
  /** Why nothing may be compared; null where something may. */
  readonly obstacle: Exclude<HistoryVerdict, 'rising' | 'falling' | 'within_variability'> | null;
}

/** Two shares and their difference before it is judged among others. */
export interface ComparedShares {
  readonly earlier: Rate;
  readonly later: Rate;
  /** Percentage points with the 95 % interval; null where nothing may be compared. */
  readonly difference: { readonly value: number; readonly low: number; readonly high: number } | null;
  readonly obstacle: Comparable['obstacle'];
  readonly designEffect: number;
  /** What its interval rests on. */
  readonly degreesOfFreedom: number;
}

const NOTHING_COMPARED = { designEffect: 1, degreesOfFreedom: Infinity } as const;

const isIn =
  ({ firstDay, lastDay }: Span) =>
  ({ day }: { day: RomeDay }): boolean =>
    day >= firstDay && day <= lastDay;

/**
 * The share of answers before and after, over the same pairs on both sides. Answers of one engine and day resemble each
 * other: counts are divided by the design effect of these clusters. Pairs are added up by engine, since a share of few answers
 * has no variance of its own; each engine is compared with itself and weighs n₁n₂ ÷ (n₁ + n₂) (Cochran, Mantel and Haenszel).
 */
export function compareShares({
  days,
  spans: { earlier, later },
  comparable: { pairs, obstacle },
}: {
  days: readonly CountedDay[];
  spans: { readonly earlier: Span; readonly later: Span };
  comparable: Comparable;
}): ComparedShares {
  const counted = days.filter(({ pair, n }) => n > 0 && pairs.has(pair));
  const strata = [...Map.groupBy(counted, ({ engine }) => engine).values()]
    .map((ofEngine) => ({ earlier: ofEngine.filter(isIn(earlier)), later: ofEngine.filter(isIn(later)) }))
    .filter((sides) => sides.earlier.length > 0 && sides.later.length > 0);
  const sums = strata.map((sides) => ({
    earlier: addClusters(sides.earlier),
    later: addClusters(sides.later),
  }));
  const [before, after] = [
    addClusters(sums.map((one) => one.earlier)),
    addClusters(sums.map((one) => one.later)),
  ];
  const rates = { earlier: buildRate(before), later: buildRate(after) };
  const countDistinct = (side: 'earlier' | 'later') =>
    new Set(strata.flatMap((sides) => sides[side].map(({ day }) => day))).size;
  const isShort = Math.min(countDistinct('earlier'), countDistinct('later')) < MIN_DAYS;
  const reason = obstacle ?? (isShort ? 'too_few' : null);
  if (reason !== null) return { ...rates, difference: null, obstacle: reason, ...NOTHING_COMPARED };
  const { effect: designEffect, degreesOfFreedom } = estimateClusterEffect(
    strata.flatMap((sides) => [sides.earlier, sides.later]),
  );
  const { difference, low, high } = compareStrata(sums, designEffect);
  return {
    ...rates,
    difference: { value: difference * 100, low: low * 100, high: high * 100 },
    obstacle: null,
    designEffect,
    degreesOfFreedom,
  };
}
