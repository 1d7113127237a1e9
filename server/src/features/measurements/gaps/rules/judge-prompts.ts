import type { Rate } from '@citato/contract';
import { compareText } from '#lib/text';
import { judgeFamily } from '../../timeline/rules/judge-family.ts';
import { compareSource, type ComparedSource, rateWithout } from './compare-gaps.ts';
import { WITH, WITHOUT } from '../../rules/packed-answers/answer-sums.ts';
import { countGaps, type GapCounts } from './count-gaps.ts';
import { countSources } from './count-sources.ts';
import { type AskedGaps, buildGapScope } from './gap-scope.ts';
import { chooseSources } from './judge-sources.ts';
import { listRivals, type NamedRival } from './list-rivals.ts';
import type { SummedMonth } from './summed-month.ts';

/** What the answers to one prompt say of who stands in the own company's place. */
export interface JudgedPrompt {
  readonly promptId: string;
  readonly without: Rate;
  readonly rival: NamedRival | null;
  /** The source that is proven to be cited more where the own company is not named. */
  readonly source: string | null;
}

/**
 * Each prompt with the source that sets its answers without the own company most apart. It is one of all the prompt's
 * sources: each of them takes its part of the error of the view.
 */
export function judgePrompts(months: readonly SummedMonth[], asked: AskedGaps): JudgedPrompt[] {
  const looked = [...Map.groupBy(months, ({ promptId }) => promptId)].map(([promptId, ofPrompt]) => {
    const scope = buildGapScope(ofPrompt, asked);
    const counts = countGaps(ofPrompt, scope);
    const chosen = chooseSources(counts);
    const best = findWidest(counts, chosen);
    const cited = best === null ? undefined : countSources(ofPrompt, { scope, chosen: [best] }).get(best);
    const compared = cited === undefined ? null : compareSource(counts, cited);
    return { promptId, counts, best, compared, unseen: Math.max(0, chosen.length - 1) };
  });
  const proven = judgeFamily([
    ...looked.map(({ promptId, compared }) => ({ key: promptId, ...weigh(compared) })),
    { key: '', ...weigh(null), difference: UNSEEN, weight: looked.reduce((sum, one) => sum + one.unseen, 0) },
  ]);
  return looked
    .filter(({ counts }) => counts.ok > 0)
    .map(({ promptId, counts, best, compared }) => ({
      promptId,
      without: rateWithout(counts),
      rival: listRivals(counts)[0] ?? null,
      source: proven.has(promptId) && (compared?.difference?.value ?? 0) > 0 ? best : null,
    }))
    .sort(
      (a, b) => (b.without.percent ?? 0) - (a.without.percent ?? 0) || compareText(a.promptId, b.promptId),
    );
}

/** What is not compared is never proven. */
const UNSEEN = { value: 0, low: -100, high: 100 };

const weigh = (compared: ComparedSource | null) => ({
  difference: compared?.difference ?? null,
  degreesOfFreedom: compared?.degreesOfFreedom ?? Infinity,
  weight: 1,
});

/** The source whose shares on both sides lie furthest apart. */
function findWidest({ sources, totals }: GapCounts, chosen: readonly string[]): string | null {
  const widthOf = (source: string) => {
    const [without, named] = sources.get(source) ?? [0, 0];
    return without / Math.max(1, totals[WITHOUT]) - named / Math.max(1, totals[WITH]);
  };
  return chosen.toSorted((a, b) => widthOf(b) - widthOf(a) || compareText(a, b))[0] ?? null;
}
