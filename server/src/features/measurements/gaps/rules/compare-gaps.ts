import { type Rate } from '@citato/contract';
import { findWilsonBounds, NORMAL_QUANTILE } from '@citato/contract/figures';
import { buildDifference } from '#lib/statistics/difference-interval';
import { MIN_DAYS } from '../../rules/change-verdict.ts';
import { type ClusteredCount, estimateClusterEffect } from '../../timeline/rules/cluster-effect.ts';
import type { FamilyMember } from '../../timeline/rules/judge-family.ts';
import { WITH, WITHOUT } from '../../rules/packed-answers/answer-sums.ts';
import type { GapCounts } from './count-gaps.ts';
import type { SourceCounts } from './count-sources.ts';
import type { Sides } from './place-month.ts';

/** A source on both sides before it is judged among the others of its view. */
export interface ComparedSource {
  readonly without: Rate;
  readonly with: Rate;
  /**
   * Percentage points, without minus with, as far as the same prompt and engine gave answers of both kinds; null where
   * none did, or on fewer than three days.
   */
  readonly difference: FamilyMember['difference'];
  readonly degreesOfFreedom: number;
}

/**
 * How much more often a source is cited in answers without the own company. Prompts differ in what they cite and in whom
 * they name: the difference is taken within each prompt and engine, weighed by n₁n₂ ÷ (n₁ + n₂) (Cochran, Mantel and
 * Haenszel), and the prompts of an engine are added up with the effective number (Σw)² ÷ Σ(w² ÷ n) of their answers
 * (L. Kish, Survey Sampling, 1965, section 11.7). Answers of one engine and day resemble each other: these numbers are
 * divided by the design effect.
 */
export function compareSource(counts: GapCounts, source: SourceCounts): ComparedSource {
  const { engineIds, promptIds } = counts.scope;
  const sides = listClusters(counts, source.clusters);
  const rates = {
    without: rateSide({
      counts,
      source,
      clusters: sides.flatMap(([without]) => [without, []]),
      side: WITHOUT,
    }),
    with: rateSide({ counts, source, clusters: sides.flatMap(([, named]) => [named, []]), side: WITH }),
  };
  const isShort = ([WITHOUT, WITH] as const).some(
    (side) => countClusters(sides.flatMap((one) => one[side])) < MIN_DAYS,
  );
  const { effect, degreesOfFreedom } = estimateClusterEffect(sides.flat());
  const strata = engineIds.flatMap((_, engine) => {
    const pairs = promptIds.map((_id, prompt) => prompt * engineIds.length + engine);
    return addUpPairs({ pairs, asked: counts.pairs, cited: source.pairs, effect }) ?? [];
  });
  if (isShort || strata.length === 0) return { ...rates, difference: null, degreesOfFreedom: Infinity };
  const { difference, low, high } = buildDifference(strata);
  return {
    ...rates,
    difference: { value: difference * 100, low: low * 100, high: high * 100 },
    degreesOfFreedom,
  };
}

const at = (numbers: Int32Array, place: number): number => numbers[place] ?? 0;
const sum = (numbers: Int32Array): number => numbers.reduce((total, number) => total + number, 0);

/** One engine as a stratum: its prompts with answers of both kinds. */
function addUpPairs({
  pairs,
  asked,
  cited,
  effect,
}: {
  pairs: readonly number[];
  asked: Sides;
  cited: Sides;
  effect: number;
}) {
  let weight = 0;
  const shares = [0, 0];
  const squares = [0, 0];
  for (const pair of pairs) {
    const [n1, n2] = [at(asked[WITHOUT], pair), at(asked[WITH], pair)];
    if (n1 === 0 || n2 === 0) continue;
    const own = (n1 * n2) / (n1 + n2);
    weight += own;
    for (const side of [WITHOUT, WITH] as const) {
      const n = at(asked[side], pair);
      shares[side] = (shares[side] ?? 0) + (own * at(cited[side], pair)) / n;
      squares[side] = (squares[side] ?? 0) + own ** 2 / n;
    }
  }
  if (weight === 0) return null;
  const shareOf = (side: typeof WITHOUT | typeof WITH) => ({
    share: Math.min(1, (shares[side] ?? 0) / weight),
    n: weight ** 2 / (squares[side] ?? 1) / effect,
  });
  return { weight, earlier: shareOf(WITH), later: shareOf(WITHOUT) };
}

/** The clusters of each engine, without and with the own company. */
function listClusters(
  { scope: { engineIds, clusterNames }, clusters }: GapCounts,
  cited: Sides,
): [ClusteredCount[], ClusteredCount[]][] {
  return engineIds.map((engine, place) => {
    const listSide = (side: typeof WITHOUT | typeof WITH) =>
      clusterNames.flatMap((day, index): ClusteredCount[] => {
        const cluster = place * clusterNames.length + index;
        const n = at(clusters[side], cluster);
        return n === 0 ? [] : [{ engine, day, hits: at(cited[side], cluster), n }];
      });
    return [listSide(WITHOUT), listSide(WITH)];
  });
}

const countClusters = (counts: readonly ClusteredCount[]): number =>
  new Set(counts.map(({ day }) => day)).size;

/** The share of one side's answers that cite the source, its interval widened by the design effect of that side. */
function rateSide({
  counts,
  source,
  clusters,
  side,
}: {
  counts: GapCounts;
  source: SourceCounts;
  clusters: readonly (readonly ClusteredCount[])[];
  side: typeof WITHOUT | typeof WITH;
}): Rate {
  return rateClustered({ hits: sum(source.pairs[side]), n: counts.totals[side], clusters });
}

/** The ok answers that name a rival and not the own company. */
export function rateWithout({ scope, ok, okClusters, totals, clusters }: GapCounts): Rate {
  const days = scope.engineIds.flatMap((engine, place) => [
    scope.clusterNames.flatMap((day, index): ClusteredCount[] => {
      const cluster = place * scope.clusterNames.length + index;
      const n = at(okClusters, cluster);
      return n === 0 ? [] : [{ engine, day, hits: at(clusters[WITHOUT], cluster), n }];
    }),
    [],
  ]);
  return rateClustered({ hits: totals[WITHOUT], n: ok, clusters: days });
}

/** A share of answers whose days resemble each other. */
function rateClustered({
  hits,
  n,
  clusters,
}: {
  hits: number;
  n: number;
  clusters: readonly (readonly ClusteredCount[])[];
}): Rate {
  if (n === 0) return { percent: null, lowPercent: null, highPercent: null, n };
  const { effect } = estimateClusterEffect(clusters);
  const { low, high } = findWilsonBounds({ share: hits / n, n: n / effect, quantile: NORMAL_QUANTILE });
  return { percent: (hits / n) * 100, lowPercent: low * 100, highPercent: high * 100, n };
}
