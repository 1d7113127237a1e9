import type { CompanyHistory, EngineId, HistoryPeriod } from '@citato/contract';
import { loadSeries, type OwnedPromptId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { loadDays } from './load-days.ts';
import { loadNames } from './load-names.ts';
import { countCompanions } from './rules/cells/count-companions.ts';
import { compareCells, gatherFacts, listExcluded } from './rules/cells/gather-facts.ts';
import { sumNamedDays } from './rules/cells/named-days.ts';
import { sumEngineDays } from './rules/cells/period-sums.ts';
import { compareTimeline } from './rules/compare-timeline.ts';
import { listMarks } from './rules/list-marks.ts';
import { createPoints, findFirstCounted, POINT_DAYS } from './rules/points.ts';
import { rateCompanions } from './rules/rate-companions.ts';
import { listPartsOf, resolveSpans, type Span } from './rules/spans.ts';
import { listAskedCells } from './store/asked-days.ts';
import { listNamedMonths } from './store/company-days.ts';
import { listComparedSources } from './store/compared-sources.ts';
import type { TimelineScope } from './store/scope.ts';

/** Rivals shown beside the own company. */
const MAX_RIVALS = 5;
/** An engine's model is the same for every prompt: a few tell the day it changed. */
const MAX_MARK_PROMPTS = 3;

export interface AskedTimeline {
  readonly company: { readonly id: CompanyId; readonly name: string; readonly domain: string };
  /** The prompts the figures are made of; in all, or those chosen. */
  readonly promptIds: readonly OwnedPromptId[];
  /** They are all the company's rates are made of. */
  readonly isWhole: boolean;
  readonly engines: readonly EngineId[] | null;
  readonly period: HistoryPeriod;
  readonly from: RomeDay | null;
  readonly to: RomeDay | null;
  /** The first and last day with an ended analysis of these prompts. */
  readonly measured: Span;
}

/** What became of a company’s figures over a period; reads months, never answers, however many there are. */
export async function loadTimeline(db: Queryable, asked: AskedTimeline): Promise<CompanyHistory> {
  const { company, promptIds, engines, measured } = asked;
  const scope: TimelineScope = { companyId: company.id, promptIds, engines };
  const spans = resolveSpans(asked);
  const counted = { ...spans.period, firstDay: findFirstCounted(spans.period) };
  const read = await loadDays(db, { scope, spans, counted, isWhole: asked.isWhole });
  const { names, keys, findCells } = await loadNames(db, { scope, days: read, limit: MAX_RIVALS });
  const added = new Map(read.stored.map((one) => [one.month, one]));
  const isOpen = ({ month }: { month: RomeDay }) => !added.has(month);
  const isCounted = ({ month }: { month: RomeDay }) => read.counted.has(month);
  const days = sumEngineDays([...read.stored, ...read.prompts.filter(isOpen)].filter(isCounted), {
    span: counted,
    engines,
  });
  const inPeriod = days.filter(({ day }) => day >= spans.period.firstDay);
  const mentions = addUp(inPeriod.map((one) => one.mentions));
  const series = await loadSeries(db, promptIds);
  const compared = compareCells({
    months: read.prompts.filter(({ month }) => read.compared.has(month)),
    engines,
    sides: spans,
    seriesOf: series.numberOf,
  });
  const excluded = await findCells(listExcluded(compared).filter((month) => !isOpen(month)));
  const inSums = await listNamedMonths(db, { companyId: company.id, months: read.stored, keys });
  const ofPrompts = await findCells(
    read.prompts.filter((month) => isOpen(month) || read.beside.has(month.month)),
  );
  const inOpen = ofPrompts.filter(isOpen);
  const named = sumNamedDays({ months: [...inSums, ...inOpen].filter(isCounted), span: counted, engines });
  const sides = [spans.earlier, spans.later] as const;
  const facts = gatherFacts(compared, {
    sources: await listComparedSources(db, { scope, sides, domain: company.domain }),
    named: { stored: inSums, excluded, cells: inOpen },
  });
  const companions = countCompanions({
    stored: inSums.flatMap((one) => {
      const ids = added.get(one.month)?.promptIds ?? null;
      return ids === null || read.beside.has(one.month) ? [] : [{ ...one, promptIds: ids }];
    }),
    cells: ofPrompts.filter(({ month }) => read.beside.has(month)),
    span: spans.period,
    engines,
    names,
  });
  const marked = await listAskedCells(db, {
    scope: { ...scope, promptIds: promptIds.slice(0, MAX_MARK_PROMPTS) },
    months: listPartsOf([spans.period]),
  });
  return {
    period: spans.period,
    compared: { earlier: spans.earlier, later: spans.later },
    firstDay: measured.firstDay,
    lastDay: measured.lastDay,
    pointDays: POINT_DAYS,
    lines: drawLines({ company, names, days, named, period: spans.period }),
    marks: listMarks({ days: mergeEngineDays(marked), series: series.all, period: spans.period }),
    ...compareTimeline({ facts, spans, names, days, ownName: company.name }),
    companions: rateCompanions({ counts: companions, ownMentions: mentions }),
    prompts: promptIds.length,
    responses: addUp(inPeriod.map((one) => one.responses)),
    mentions,
  };
}

const addUp = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The own company first, then its rivals, most named first. */
function drawLines({
  company,
  names,
  days,
  named,
  period,
}: {
  company: AskedTimeline['company'];
  names: readonly { key: string; name: string }[];
  days: readonly { day: RomeDay; mentions: number; responses: number }[];
  named: readonly { key: string; day: RomeDay; mentions: number }[];
  period: Span;
}): CompanyHistory['lines'] {
  const buildPoints = createPoints(period);
  const own = [...Map.groupBy(days, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    mentions: addUp(ofDay.map((one) => one.mentions)),
    responses: addUp(ofDay.map((one) => one.responses)),
  }));
  const rivals = names.map(({ key, name }) => {
    const counts = new Map(named.filter((one) => one.key === key).map((one) => [one.day, one.mentions]));
    const ofRival = own.map(({ day, responses }) => ({ day, responses, mentions: counts.get(day) ?? 0 }));
    return { key, name, isOwn: false, points: buildPoints(ofRival) };
  });
  return [{ key: '', name: company.name, isOwn: true, points: buildPoints(own) }, ...rivals];
}

/** The days of each engine over a few prompts. */
function mergeEngineDays(cells: Awaited<ReturnType<typeof listAskedCells>>) {
  return [...Map.groupBy(cells, ({ engine, day }) => `${engine} ${day}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ engine, day }) => ({
      engine,
      day,
      models: [...new Set(same.flatMap(({ models }) => models))].sort(),
      readers: [...new Set(same.flatMap(({ readers }) => readers))].sort(),
    })),
  );
}
