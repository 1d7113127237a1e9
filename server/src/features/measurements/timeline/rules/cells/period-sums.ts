import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import { compareText } from '#lib/text';
import type { DaysOfPrompt } from '../../../rules/packed-days/read-days.ts';
import { writeDay } from '../../../rules/tallies/unpack-tallies.ts';
import type { Span } from '../spans.ts';

const MONTH_DAYS = 32;

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

/** What a company’s prompts came to on each day at each engine, oldest first. */
export function sumEngineDays(
  months: readonly (DaysOfCompany | DaysOfPrompt)[],
  scope: PeriodScope,
): EngineDayCount[] {
  const countedOf = createCounted(scope.span);
  const days = new Map<string, (EngineDayCount | undefined)[]>();
  for (const month of months) {
    const { cellDays, cellEngines, ok, ownMentions } = 'cells' in month ? month.cells : month;
    const counted = countedOf(month.month);
    const ofEngines = month.engines.map((engine) => {
      if (!isAsked(scope, engine)) return null;
      const known = days.get(month.month + engine) ?? new Array<EngineDayCount | undefined>(MONTH_DAYS);
      days.set(month.month + engine, known);
      return { engine, known };
    });
    for (let cell = 0; cell < cellDays.length; cell += 1) {
      const number = cellDays[cell] ?? 0;
      const day = counted[number];
      const found = ofEngines[(cellEngines[cell] ?? 0) - 1];
      if (day === undefined || found === null || found === undefined) continue;
      const sums = (found.known[number] ??= {
        day,
        engine: found.engine,
        responses: 0,
        mentions: 0,
        missed: 0,
      });
      sums.responses += ok[cell] ?? 0;
      sums.mentions += ownMentions[cell] ?? 0;
      sums.missed += ok[cell] === 0 ? 1 : 0;
    }
  }
  return [...days.values()]
    .flatMap((ofEngine) => ofEngine.filter((one) => one !== undefined))
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.engine, b.engine));
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
export const isAsked = ({ engines }: PeriodScope, engine: EngineId): boolean =>
  engines === null || engines.includes(engine);
