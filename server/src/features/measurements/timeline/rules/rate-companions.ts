import type { HistoryCompanion } from '@citato/contract';
import { buildRate, findQuantile, findWilsonBounds } from '@citato/contract/figures';

/** Below so many common answers nothing is said of who is first. */
const MIN_TOGETHER = 20;

/** A company beside the own one over a period. */
export interface CompanionCount {
  readonly key: string;
  readonly name: string;
  /** Ok answers that name both, and those of them that name it before the own company. */
  readonly together: number;
  readonly beforeOwn: number;
  readonly prompts: number;
}

/** The error of all pairs together. */
const ALPHA = 0.05;

/**
 * Who stands beside the own company, most often first. One is first where the interval of the share leaves out one half,
 * by a bound as strict as the number of pairs that are looked at (Bonferroni).
 * @param ownMentions ok answers of the period that name the own company
 */
export function rateCompanions({
  counts,
  ownMentions,
}: {
  counts: readonly CompanionCount[];
  ownMentions: number;
}): HistoryCompanion[] {
  const shown = counts.filter(({ together }) => together > 0);
  const judged = shown.filter(({ together }) => together >= MIN_TOGETHER).length;
  return shown
    .toSorted((a, b) => b.together - a.together || (a.name < b.name ? -1 : 1))
    .map(({ key, name, together, beforeOwn, prompts }) => {
      const ownFirst = buildRate({ hits: together - beforeOwn, n: together });
      return {
        key,
        name,
        together: buildRate({ hits: together, n: ownMentions }),
        ownFirst,
        prompts,
        verdict: judge({ first: together - beforeOwn, n: together, judged }),
      };
    });
}

function judge({
  first,
  n,
  judged,
}: {
  first: number;
  n: number;
  judged: number;
}): HistoryCompanion['verdict'] {
  if (n < MIN_TOGETHER) return 'too_few';
  const { low, high } = findWilsonBounds({ share: first / n, n, quantile: findQuantile(ALPHA / judged / 2) });
  if (low > 0.5) return 'own_first';
  return high < 0.5 ? 'other_first' : 'even';
}
