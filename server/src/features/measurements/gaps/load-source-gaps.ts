import type { SourceGaps } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { WITH, WITHOUT } from '../rules/packed-answers/answer-sums.ts';
import { loadExamples } from './load-examples.ts';
import { type AskedSourceGaps, loadMonths } from './load-months.ts';
import { classifySource } from './rules/classify-source.ts';
import { rateWithout } from './rules/compare-gaps.ts';
import { countGaps } from './rules/count-gaps.ts';
import { countSources } from './rules/count-sources.ts';
import { buildGapScope } from './rules/gap-scope.ts';
import { chooseSources, judgeSources } from './rules/judge-sources.ts';
import { listRivals } from './rules/list-rivals.ts';

interface PlacedGaps {
  readonly gaps: SourceGaps;
  /** By source its prompts, those with an answer that cites it and names a rival alone, and when its example was given. */
  readonly places: ReadonlyMap<
    string,
    { readonly promptIds: readonly string[]; readonly answeredAt: Date | null }
  >;
}

/** The sources of a period on both sides, with verdicts that hold though all of them are shown at once. */
export async function loadSourceGaps(db: Queryable, asked: AskedSourceGaps): Promise<PlacedGaps> {
  const { company, chosenKinds, measured } = asked;
  const { months, asked: answers } = await loadMonths(db, asked);
  const period = answers.span;
  const scope = buildGapScope(months, answers);
  const counts = countGaps(months, scope);
  const shown = chooseSources(counts);
  const sources = judgeSources({ counts, cited: countSources(months, { scope, chosen: shown }) });
  const rivals = listRivals(counts);
  const owners = { websiteUrl: company.websiteUrl, rivals, chosen: chosenKinds };
  const examples = await loadExamples(db, { companyId: company.id, sources, rival: asked.rival });
  const gaps = {
    period,
    ...measured,
    engines: [...counts.answering],
    prompts: counts.prompts,
    without: rateWithout(counts),
    withoutAnswers: counts.totals[WITHOUT],
    withAnswers: counts.totals[WITH],
    rivals,
    sources: sources.map(({ last: _, promptIds, ...source }) => {
      const { url = null, title = null, example = null } = examples.get(source.source) ?? {};
      const kind = classifySource(source.source, owners);
      const isKindChosen = chosenKinds.has(source.source);
      return { ...source, prompts: promptIds.length, url, title, example, kind, isKindChosen };
    }),
    otherSources: counts.sources.size - shown.length,
  };
  const places = new Map(
    sources.map(({ source, promptIds }) => [
      source,
      { promptIds, answeredAt: examples.get(source)?.answeredAt ?? null },
    ]),
  );
  return { gaps, places };
}
