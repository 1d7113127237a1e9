import type { HistoryPeriod } from '@citato/contract';
import { type RomeDay, addDays } from '#lib/rome-time';
import { firstOfMonth } from '../../rules/merge-months.ts';

/** Days from one to another, both included. */
export interface Span {
  readonly firstDay: RomeDay;
  readonly lastDay: RomeDay;
}

/** A period with the two spans whose difference it is about. */
export interface Spans {
  readonly period: Span;
  readonly earlier: Span;
  readonly later: Span;
}

/** How long each rolling period is, and how many of its days are compared with those before it. */
const ROLLING = {
  '4w': { days: 28, compared: 7 },
  '12w': { days: 84, compared: 7 },
  year: { days: 365, compared: 28 },
} as const;

export const countDays = ({ firstDay, lastDay }: Span): number =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1;

/** The first days of the months a span touches. */
export function listMonthsOf({ firstDay, lastDay }: Span): RomeDay[] {
  const months: RomeDay[] = [];
  for (let month = firstOfMonth(firstDay); month <= lastDay; month = firstOfMonth(addDays(month, 31)))
    months.push(month);
  return months;
}

/** A month by its first day, and the days of it between which everything asked for lies. */
export interface PartOfMonth {
  readonly month: RomeDay;
  readonly firstDay: number;
  readonly lastDay: number;
}

/** The parts of months that hold some spans: of a month several of them touch, all between the first and the last day. */
export function listPartsOf(spans: readonly Span[]): PartOfMonth[] {
  const parts = spans.flatMap(({ firstDay, lastDay }) =>
    listMonthsOf({ firstDay, lastDay }).map((month) => ({
      month,
      firstDay: month > firstDay ? 1 : Number(firstDay.slice(-2)),
      lastDay: firstOfMonth(lastDay) > month ? 31 : Number(lastDay.slice(-2)),
    })),
  );
  return [...Map.groupBy(parts, ({ month }) => month)].map(([month, same]) => ({
    month,
    firstDay: Math.min(...same.map(({ firstDay }) => firstDay)),
    lastDay: Math.max(...same.map(({ lastDay }) => lastDay)),
  }));
}

const min = (a: RomeDay, b: RomeDay): RomeDay => (a < b ? a : b);
const max = (a: RomeDay, b: RomeDay): RomeDay => (a > b ? a : b);

/**
 * The days a period covers, and those that are compared. Rolling periods compare their last days with as many before
 * they began, or with the first measured ones where the company is younger; months and free periods compare all their
 * days with as many before, a month that is not over with the same days of the month before.
 * @param measured the first and last day with an ended analysis
 */
export function resolveSpans({
  period,
  from,
  to,
  measured,
}: {
  period: HistoryPeriod;
  from: RomeDay | null;
  to: RomeDay | null;
  measured: Span;
}): Spans {
  if (period === 'month') return resolveMonth(from ?? measured.lastDay, measured);
  if (period === 'custom') {
    const whole = { firstDay: from ?? measured.firstDay, lastDay: to ?? measured.lastDay };
    const clipped = {
      firstDay: max(whole.firstDay, min(measured.firstDay, whole.lastDay)),
      lastDay: whole.lastDay,
    };
    return { period: clipped, later: clipped, earlier: before(clipped, countDays(clipped)) };
  }
  const { days, compared } = ROLLING[period];
  const lastDay = to ?? measured.lastDay;
  const span = { firstDay: addDays(lastDay, 1 - days), lastDay };
  const later = { firstDay: addDays(lastDay, 1 - compared), lastDay };
  const earlier = before(span, compared);
  const isYounger =
    measured.firstDay > earlier.lastDay && addDays(measured.firstDay, compared) <= later.firstDay;
  const first = { firstDay: measured.firstDay, lastDay: addDays(measured.firstDay, compared - 1) };
  return { period: span, later, earlier: isYounger ? first : earlier };
}

const before = ({ firstDay }: Span, days: number): Span => ({
  firstDay: addDays(firstDay, -days),
  lastDay: addDays(firstDay, -1),
});

function resolveMonth(day: RomeDay, measured: Span): Spans {
  const firstDay = firstOfMonth(day);
  const end = addDays(firstOfMonth(addDays(firstDay, 31)), -1);
  const lastDay = max(firstDay, min(end, measured.lastDay));
  const monthBefore = firstOfMonth(addDays(firstDay, -1));
  const endBefore = addDays(firstDay, -1);
  const isOver = lastDay === end;
  const earlier = {
    firstDay: monthBefore,
    lastDay: isOver ? endBefore : min(endBefore, addDays(monthBefore, countDays({ firstDay, lastDay }) - 1)),
  };
  const period = { firstDay, lastDay };
  return { period, later: period, earlier };
}
