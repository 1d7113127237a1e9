import { NORMAL_QUANTILE } from '@citato/contract/figures';
import { studentQuantile } from './mean-interval.ts';

/** Answers that resemble each other more than others do: the samples of one engine on one day. */
export interface Cluster {
  readonly hits: number;
  readonly n: number;
}

/**
 * By how much fewer answers clusters are worth than as many independent ones: the design effect, observed variance
 * between the clusters of a group over the binomial one (J. N. K. Rao and A. J. Scott, Biometrics 48 (1992), 577–585),
 * pooled over all groups and never below 1. It is itself an estimate from few clusters, so it is widened by (t ÷ z)², t
 * with as many degrees of freedom as the clusters give. Groups where every answer is alike say nothing.
 * @param groups the clusters of each engine and period
 */
export function estimateDesignEffect(groups: readonly (readonly Cluster[])[]): number {
  let [observed, expected, degreesOfFreedom] = [0, 0, 0];
  for (const clusters of groups) {
    const n = clusters.reduce((total, cluster) => total + cluster.n, 0);
    const hits = clusters.reduce((total, cluster) => total + cluster.hits, 0);
    if (hits === 0 || hits === n) continue;
    const share = hits / n;
    const variance = (share * (1 - share) * n) / (n - 1);
    for (const cluster of clusters) {
      observed += (cluster.hits - cluster.n * share) ** 2;
      expected += variance * cluster.n * (1 - cluster.n / n);
    }
    degreesOfFreedom += clusters.length - 1;
  }
  if (degreesOfFreedom === 0) return 1;
  return Math.max(1, (observed / expected) * (studentQuantile(degreesOfFreedom) / NORMAL_QUANTILE) ** 2);
}
