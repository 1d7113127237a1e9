import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { DaysOfPrompt } from '../../../rules/packed-days/read-days.ts';
import { writeDay } from '../../../rules/tallies/unpack-tallies.ts';
import type { Span } from '../spans.ts';

/** The cells of a month that is added up for the whole company; engines by their places from 1. */
export interface DaysOfCompany {
  readonly month: RomeDay;
  readonly engines: readonly EngineId[];
  readonly cellDays: readonly number[];
  readonly cellEngines: readonly number[];
  readonly ok: readonly number[];
  readonly ownMentions: readonly number[];
  /** Those with figures in the month, by their places; null: not known. */
  readonly promptIds: readonly string[] | null;
}

/** Ok answers of a day at an engine, and those that name the own company. */
export interface EngineDayCount {
  readonly day: RomeDay;
  readonly engine: EngineId;
  responses: number;
  mentions: number;
  /** Cells without an ok answer. */
  missed: number;
}

/** Which cells of months count. */
export interface PeriodScope {
  readonly span: Span;
  /** Null: all engines. */
  readonly engines: readonly EngineId[] | null;
}

/** What a company's prompts came to on each day at each engine, oldest first. */
export function sumEngineDays(
  months: readonly (DaysOfCompany | DaysOfPrompt)[],
  scope: PeriodScope,
): EngineDayCount[] {
  const days = new Map<string, EngineDayCount>();
  const countedOf = createCounted(scope.span);
  for (const month of months) {
    const { cellDays, cellEngines, ok, ownMentions } = 'cells' in month ? month.cells : month;
    const isCounted = countedOf(month.month);
    for (let cell = 0; cell < cellDays.length; cell += 1) {
      const day = isCounted[cellDays[cell] ?? 0];
      const engine = month.engines[(cellEngines[cell] ?? 0) - 1];
      if (day === undefined || engine === undefined || !isAsked(scope, engine)) continue;
      const known = days.get(day + engine) ?? { day, engine, responses: 0, mentions: 0, missed: 0 };
      days.set(day + engine, known);
      known.responses += ok[cell] ?? 0;
      known.mentions += ownMentions[cell] ?? 0;
      known.missed += ok[cell] === 0 ? 1 : 0;
    }
  }
  return [...days.keys()].sort().flatMap((name) => days.get(name) ?? []);
}

/** Gives the days of a month that lie in a span, by day of the month; each month is named once. */
export function createCounted({
  firstDay,
  lastDay,
}: Span): (month: RomeDay) => readonly (RomeDay | undefined)[] {
  const known = new Map<RomeDay, readonly (RomeDay | undefined)[]>();
  return (month) => {
    const found = known.get(month);
    if (found !== undefined) return found;
    const days = Array.from({ length: MONTH_DAYS }, (_, day) => {
      const name = writeDay(month, day);
      return name >= firstDay && name <= lastDay ? name : undefined;
    });
    known.set(month, days);
    return days;
  };
}
const MONTH_DAYS = 32;

export const isAsked = ({ engines }: PeriodScope, engine: EngineId): boolean =>
  engines === null || engines.includes(engine);
