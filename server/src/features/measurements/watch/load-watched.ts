import { loadSeries, type OwnedPromptId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { listMonthsOf, listPartsOf, type Span } from '../timeline/rules/spans.ts';
import { listAskedCells } from '../timeline/store/asked-days.ts';
import { listComparedSources } from '../timeline/store/compared-sources.ts';
import type { TimelineScope } from '../timeline/store/scope.ts';
import { findWatchedPairs } from './rules/compare-watched.ts';
import type { WatchedFacts } from './rules/watched-facts.ts';
import { type EngineOutcome, listEngineOutcomes } from './store/engine-outcomes.ts';
import { listRivalDays } from './store/rival-days.ts';

export interface AskedWatch {
  readonly company: { readonly id: CompanyId; readonly domain: string };
  readonly promptIds: readonly OwnedPromptId[];
  /** The first day anything is compared with. */
  readonly firstDay: RomeDay;
  /** The spans rivals are compared over; the later one ends with the last day. */
  readonly earlier: Span;
  readonly later: Span;
}

/** Everything that is compared of a company after a day, from its months: answers are not read. */
export async function loadWatched(
  db: Queryable,
  { company, promptIds, firstDay, earlier, later }: AskedWatch,
): Promise<{ facts: WatchedFacts; outcomes: EngineOutcome[] }> {
  const scope: TimelineScope = { companyId: company.id, promptIds, engines: null };
  const whole = { firstDay, lastDay: later.lastDay };
  const months = listMonthsOf(whole);
  const asked = await listAskedCells(db, { scope, months: listPartsOf([whole]) });
  const sides = [whole, later] as const;
  const sources = await listComparedSources(db, { scope, sides, domain: company.domain });
  const cited = new Map(sources.map((one) => [`${one.engine} ${one.promptId} ${one.day}`, one.answers]));
  const series = await loadSeries(db, promptIds);
  const cells = asked.map((cell) => ({
    ...cell,
    series: series.numberOf(cell),
    cited: cited.get(`${cell.engine} ${cell.promptId} ${cell.day}`) ?? 0,
  }));
  const pairs = [...findWatchedPairs(cells, { earlier, later }).pairs];
  const rivals = await listRivalDays(db, { scope, months, earlier, later, pairs });
  const outcomes = await listEngineOutcomes(db, { scope, months, span: later });
  return { facts: { cells, rivals }, outcomes };
}
