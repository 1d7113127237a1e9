import type { CompanyHistory, EngineId, HistoryPeriod } from '@citato/contract';
import { loadSeries, type OwnedPromptId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import { type RomeDay, addDays } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { firstOfMonth } from '../rules/merge-months.ts';
import { compareTimeline, describeAsked, type TimelineFacts } from './rules/compare-timeline.ts';
import { findComparable } from './rules/find-comparable.ts';
import { listMarks } from './rules/list-marks.ts';
import { buildPoints, findFirstCounted, POINT_DAYS } from './rules/points.ts';
import { rateCompanions } from './rules/rate-companions.ts';
import { listMonthsOf, listPartsOf, resolveSpans, type Span, type Spans } from './rules/spans.ts';
import { listAskedCells } from './store/asked-days.ts';
import { countCompanions } from './store/companions.ts';
import { listComparedNames, listComparedSources } from './store/compared-names.ts';
import { listEngineDays } from './store/days.ts';
import { listNamedDays, listTopNames } from './store/names.ts';
import { splitMonths, type TimelineScope } from './store/scope.ts';

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

/** What became of a company's figures over a period; reads months, never answers, however many there are. */
export async function loadTimeline(db: Queryable, asked: AskedTimeline): Promise<CompanyHistory> {
  const { company, promptIds, engines, measured } = asked;
  const scope: TimelineScope = { companyId: company.id, promptIds, engines };
  const spans = resolveSpans(asked);
  const counted = { ...spans.period, firstDay: findFirstCounted(spans.period) };
  const months = await splitMonths(db, {
    companyId: company.id,
    months: listMonthsOf(counted),
    isWhole: asked.isWhole,
  });
  const days = await listEngineDays(db, { scope, months, span: counted });
  const names = await listTopNames(db, { scope, months, limit: MAX_RIVALS });
  const keys = names.map(({ key }) => key);
  const named = await listNamedDays(db, { scope, months, span: counted, keys });
  const inPeriod = days.filter(({ day }) => day >= spans.period.firstDay);
  const mentions = addUp(inPeriod.map((one) => one.mentions));
  const series = await loadSeries(db, promptIds);
  const facts = await loadComparedFacts(db, { scope, spans, keys, series, domain: company.domain });
  const companions = await loadCompanions(db, { scope, spans, names });
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

async function loadComparedFacts(
  db: Queryable,
  {
    scope,
    spans: { earlier, later },
    keys,
    series,
    domain,
  }: {
    scope: TimelineScope;
    spans: Spans;
    keys: readonly string[];
    series: Awaited<ReturnType<typeof loadSeries>>;
    domain: string;
  },
): Promise<TimelineFacts> {
  const months = [...new Set([...listMonthsOf(earlier), ...listMonthsOf(later)])];
  const sides = [earlier, later] as const;
  const cells = await listAskedCells(db, { scope, months: listPartsOf(sides) });
  const asked = cells
    .filter(({ day }) => sides.some((side) => day >= side.firstDay && day <= side.lastDay))
    .map((cell) => ({ ...cell, series: series.numberOf(cell) }));
  const { pairs } = findComparable({ days: asked.map(describeAsked), earlier, later });
  return {
    cells: asked,
    rivals: await listComparedNames(db, { scope, months, sides, keys, pairs: [...pairs] }),
    sources: await listComparedSources(db, { scope, months, sides, domain }),
  };
}

async function loadCompanions(
  db: Queryable,
  {
    scope,
    spans: { period },
    names,
  }: { scope: TimelineScope; spans: Spans; names: readonly { key: string; name: string }[] },
) {
  const months = listMonthsOf(period);
  const isInside = (month: RomeDay) =>
    scope.engines === null &&
    month >= period.firstDay &&
    addDays(firstOfMonth(addDays(month, 31)), -1) <= period.lastDay;
  return countCompanions(db, {
    scope,
    whole: months.filter(isInside),
    partial: months.filter((month) => !isInside(month)),
    span: period,
    names,
  });
}

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
  const own = [...Map.groupBy(days, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    mentions: addUp(ofDay.map((one) => one.mentions)),
    responses: addUp(ofDay.map((one) => one.responses)),
  }));
  const rivals = names.map(({ key, name }) => {
    const counts = new Map(named.filter((one) => one.key === key).map((one) => [one.day, one.mentions]));
    const ofRival = own.map(({ day, responses }) => ({ day, responses, mentions: counts.get(day) ?? 0 }));
    return { key, name, isOwn: false, points: buildPoints({ days: ofRival, period }) };
  });
  return [
    { key: '', name: company.name, isOwn: true, points: buildPoints({ days: own, period }) },
    ...rivals,
  ];
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
