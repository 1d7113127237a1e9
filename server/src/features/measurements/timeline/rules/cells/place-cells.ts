import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { DaysOfPrompt } from '../../../rules/packed-days/read-days.ts';
import { writeDay } from '../../../rules/tallies/unpack-tallies.ts';
import type { Span } from '../spans.ts';

const MONTH_DAYS = 32;
/** The sides of a comparison. */
export const OUTSIDE = 0;
export const EARLIER = 1;
const LATER = 2;

/** The days of a month by their names, and on which side each lies. */
interface SidesOfMonth {
  readonly dayNames: readonly RomeDay[];
  readonly sides: Uint8Array;
}

/** Which days are compared. */
export interface ComparedDays {
  readonly sideOf: (month: RomeDay) => SidesOfMonth;
}

/** Names the days of months, each month once. */
export function createComparedDays({ earlier, later }: { earlier: Span; later: Span }): ComparedDays {
  const isIn = ({ firstDay, lastDay }: Span, day: RomeDay) => day >= firstDay && day <= lastDay;
  const known = new Map<RomeDay, SidesOfMonth>();
  const name = (month: RomeDay) => {
    const dayNames = Array.from({ length: MONTH_DAYS }, (_, day) => writeDay(month, day));
    const sides = dayNames.map((day) => (isIn(earlier, day) ? EARLIER : isIn(later, day) ? LATER : OUTSIDE));
    return { dayNames, sides: Uint8Array.from(sides) };
  };
  return {
    sideOf: (month) => {
      const found = known.get(month) ?? name(month);
      known.set(month, found);
      return found;
    },
  };
}

/** A month of a prompt with the side of each of its days, and of each of its engines the pair; null: not asked for. */
export interface PlacedMonth extends SidesOfMonth {
  readonly month: DaysOfPrompt;
  readonly pairs: readonly (Pair | null)[];
}
export interface Pair {
  /** Its place among the month’s engines. */
  readonly place: number;
  readonly engine: EngineId;
  readonly name: string;
}

export const pairOf = (engine: EngineId, promptId: string): string => `${engine} ${promptId}`;

/** @param engines null: all */
export const placeMonths = (
  months: readonly DaysOfPrompt[],
  { sideOf, engines }: ComparedDays & { engines: readonly EngineId[] | null },
): PlacedMonth[] =>
  months.map((month) => ({
    month,
    ...sideOf(month.month),
    pairs: month.engines.map((engine, place) =>
      engines === null || engines.includes(engine)
        ? { place, engine, name: pairOf(engine, month.promptId) }
        : null,
    ),
  }));

/** The cells with ok answers on either side. */
export function visitAsked(
  { month: { cells }, sides, pairs }: PlacedMonth,
  visit: (cell: number, pair: Pair, day: number, side: number) => void,
): void {
  const { cellDays, cellEngines, ok } = cells;
  for (let cell = 0; cell < cellDays.length; cell += 1) {
    const day = cellDays[cell] ?? 0;
    const side = sides[day] ?? OUTSIDE;
    if (side === OUTSIDE || ok[cell] === 0) continue;
    const pair = pairs[(cellEngines[cell] ?? 0) - 1];
    if (pair !== null && pair !== undefined) visit(cell, pair, day, side);
  }
}
