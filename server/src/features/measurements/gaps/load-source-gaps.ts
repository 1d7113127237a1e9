import type { EngineId, HistoryPeriod, SourceGaps, SourceKind } from '@citato/contract';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { WITH, WITHOUT } from '../rules/packed-answers/answer-sums.ts';
import type { Span } from '../timeline/rules/spans.ts';
import { loadExamples } from './load-examples.ts';
import { loadMonths } from './load-months.ts';
import { classifySource } from './rules/classify-source.ts';
import { rateWithout } from './rules/compare-gaps.ts';
import { countGaps } from './rules/count-gaps.ts';
import { countSources } from './rules/count-sources.ts';
import { buildGapScope } from './rules/gap-scope.ts';
import { chooseSources, judgeSources } from './rules/judge-sources.ts';
import { listRivals } from './rules/list-rivals.ts';

export interface AskedSourceGaps {
  readonly company: { readonly id: OwnedCompanyId; readonly websiteUrl: string };
  /** The kinds its owner chose, by source. */
  readonly chosenKinds: ReadonlyMap<string, SourceKind>;
  readonly promptIds: readonly OwnedPromptId[];
  /** None of them contains the company's name. */
  readonly hasOnlyRated: boolean;
  readonly engines: readonly EngineId[] | null;
  /** The key of a company: only answers that name it count as without the own one. */
  readonly rival: string | null;
  readonly period: HistoryPeriod;
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
  /** The first and last day with an ended analysis of these prompts. */
  readonly measured: Span;
}

/** The sources of a period on both sides, with verdicts that hold though all of them are shown at once. */
export async function loadSourceGaps(db: Queryable, asked: AskedSourceGaps): Promise<SourceGaps> {
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
  return {
    period,
    ...measured,
    engines: [...counts.answering],
    prompts: counts.prompts,
    without: rateWithout(counts),
    withoutAnswers: counts.totals[WITHOUT],
    withAnswers: counts.totals[WITH],
    rivals,
    sources: sources.map(({ last: _, ...source }) => {
      const { url = null, title = null, example = null } = examples.get(source.source) ?? {};
      const kind = classifySource(source.source, owners);
      return { ...source, url, title, example, kind, isKindChosen: chosenKinds.has(source.source) };
    }),
    otherSources: counts.sources.size - shown.length,
  };
}
