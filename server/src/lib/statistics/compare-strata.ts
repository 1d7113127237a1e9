import type { Cluster } from './design-effect.ts';
import { type Difference, buildDifference } from './difference-interval.ts';

/** The answers of clusters together. */
export function addClusters(clusters: readonly Cluster[]): Cluster {
  return clusters.reduce<Cluster>((total, { hits, n }) => ({ hits: total.hits + hits, n: total.n + n }), {
    hits: 0,
    n: 0,
  });
}

/**
 * The difference between two spans of days, the one rule for it: each stratum is compared with itself and weighs
 * n₁n₂ ÷ (n₁ + n₂) (Cochran, Mantel and Haenszel), so that one that answered more often than before changes nothing.
 * @param designEffect by how much fewer answers are worth than as many independent ones
 */
export function compareStrata(
  strata: readonly { readonly earlier: Cluster; readonly later: Cluster }[],
  designEffect: number,
): Difference {
  const shareOf = ({ hits, n }: Cluster) => ({ share: hits / n, n: n / designEffect });
  return buildDifference(
    strata.map(({ earlier, later }) => ({
      weight: (earlier.n * later.n) / (earlier.n + later.n),
      earlier: shareOf(earlier),
      later: shareOf(later),
    })),
  );
}
