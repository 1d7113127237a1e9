import type { RomeDay } from '#lib/rome-time';
import { NORMAL_QUANTILE } from '@citato/contract/figures';
import { studentQuantile } from '#lib/statistics/mean-interval';

/** Answers of one stratum on one day. */
export interface ClusteredCount {
  readonly engine: string;
  readonly day: RomeDay;
  readonly hits: number;
  readonly n: number;
  /** Of what was added up to it, the squares of its answers; one count unless given. */
  readonly squares?: number;
}

/** How much clusters cost, and how many bear it out. */
export interface ClusterEffect {
  readonly effect: number;
  /** Infinite where answers are as good as independent ones. */
  readonly degreesOfFreedom: number;
}

const NO_EFFECT: ClusterEffect = { effect: 1, degreesOfFreedom: Infinity };

/**
 * By how much fewer answers are worth than as many independent ones where those of one engine and day resemble each other,
 * over all that was asked: the squares of the clusters' deviations from the shares of their strata over what independent
 * answers would give (the design effect of J. N. K. Rao and A. J. Scott, Biometrics 48 (1992), 577–585, with the deviations
 * of stratified shares). Never below 1; widened by (t ÷ z)² with as many degrees of freedom as clusters bear it out.
 * @param strata the days of one engine on one side of a comparison, the sides by turns
 */
export function estimateClusterEffect(strata: readonly (readonly ClusteredCount[])[]): ClusterEffect {
  const clusters = new Map<string, { deviation: number; expected: number }>();
  const groups = new Map<string, Set<RomeDay>>();
  for (const [side, days] of strata.entries()) {
    const n = days.reduce((total, one) => total + one.n, 0);
    const hits = days.reduce((total, one) => total + one.hits, 0);
    if (n < 2 || hits === 0 || hits === n) continue;
    const share = hits / n;
    const variance = (share * (1 - share) * n) / (n - 1);
    for (const one of days) {
      const group = `${one.engine} ${String(side % 2)}`;
      const key = `${group} ${one.day}`;
      const cluster = clusters.get(key) ?? { deviation: 0, expected: 0 };
      cluster.deviation += one.hits - one.n * share;
      cluster.expected += variance * (one.n - (one.squares ?? one.n ** 2) / n);
      clusters.set(key, cluster);
      groups.set(group, (groups.get(group) ?? new Set()).add(one.day));
    }
  }
  const all = [...clusters.values()];
  const observed = all.reduce((total, { deviation }) => total + deviation ** 2, 0);
  const expected = all.reduce((total, one) => total + one.expected, 0);
  const degreesOfFreedom = [...groups.values()].reduce((total, days) => total + days.size - 1, 0);
  if (degreesOfFreedom === 0 || expected === 0) return NO_EFFECT;
  const effect = (observed / expected) * (studentQuantile(degreesOfFreedom) / NORMAL_QUANTILE) ** 2;
  return effect > 1 ? { effect, degreesOfFreedom } : NO_EFFECT;
}
