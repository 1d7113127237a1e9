import type { HistoryCompanion } from '@citato/contract';
import { buildRate } from '@citato/contract/figures';

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

/**
 * Who stands beside the own company, most often first. One is first where the interval of the share leaves out one half.
 * @param ownMentions ok answers of the period that name the own company
 */
export function rateCompanions({
  counts,
  ownMentions,
}: {
  counts: readonly CompanionCount[];
  ownMentions: number;
}): HistoryCompanion[] {
  return counts
    .filter(({ together }) => together > 0)
    .toSorted((a, b) => b.together - a.together || (a.name < b.name ? -1 : 1))
    .map(({ key, name, together, beforeOwn, prompts }) => {
      const ownFirst = buildRate({ hits: together - beforeOwn, n: together });
      return {
        key,
        name,
        together: buildRate({ hits: together, n: ownMentions }),
        ownFirst,
        prompts,
        verdict: judge(ownFirst),
      };
    });
}

function judge({ lowPercent, highPercent, n }: HistoryCompanion['ownFirst']): HistoryCompanion['verdict'] {
  if (n < MIN_TOGETHER || lowPercent === null || highPercent === null) return 'too_few';
  if (lowPercent > 50) return 'own_first';
  return highPercent < 50 ? 'other_first' : 'even';
}
