import type { Stability } from '@citato/contract';

/** Similarities added up: enough for their mean, and two of them can be added. */
export interface SimilaritySum {
  readonly pairs: number;
  readonly sum: number;
}

/**
 * The Jaccard similarity of every two sets, added up: companies both name ÷ companies either names. Two answers that
 * name nobody cannot be compared: they are no pair.
 * @param sets the companies of each ok answer an engine gave in one analysis, by identity key
 */
export function sumSimilarities(sets: readonly ReadonlySet<string>[]): SimilaritySum {
  const compared = sets.flatMap((one, index) =>
    sets.slice(index + 1).flatMap((other) => {
      const shared = [...one].filter((key) => other.has(key)).length;
      const named = one.size + other.size - shared;
      return named === 0 ? [] : [shared / named];
    }),
  );
  // Fractions are added in one order, so that the same answers give the same sum to the last digit.
  const inOrder = compared.sort((a, b) => a - b);
  return { pairs: inOrder.length, sum: inOrder.reduce((total, similarity) => total + similarity, 0) };
}

/** The sum over all parts. */
export function addSimilarities(sums: readonly SimilaritySum[]): SimilaritySum {
  return sums.reduce<SimilaritySum>(
    (total, { pairs, sum }) => ({ pairs: total.pairs + pairs, sum: total.sum + sum }),
    { pairs: 0, sum: 0 },
  );
}

/** How alike two answers are on average, in percent; null when no two could be compared. */
export function buildStability(sums: readonly SimilaritySum[]): Stability | null {
  const { pairs, sum } = addSimilarities(sums);
  return pairs === 0 ? null : { percent: (sum / pairs) * 100, pairs };
}
