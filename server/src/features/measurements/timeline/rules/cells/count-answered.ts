import type { EngineId } from '@citato/contract';
import type { AnsweredDays } from '../find-comparable.ts';
import { EARLIER, OUTSIDE, type PlacedMonth, visitAsked } from './place-cells.ts';

const NONE: AnsweredDays = { earlier: 0, later: 0 };

/** The days of both sides on which each engine answered anything that was asked. */
export function countAnswered(months: readonly PlacedMonth[]): ReadonlyMap<EngineId, AnsweredDays> {
  const marked = new Map<string, { engine: EngineId; days: Uint8Array }>();
  for (const placed of months) {
    const { month, engines } = placed.month;
    const ofEngines = engines.map((engine) => {
      const name = `${engine} ${month}`;
      const found = marked.get(name) ?? { engine, days: new Uint8Array(placed.sides.length) };
      marked.set(name, found);
      return found.days;
    });
    visitAsked(placed, (_cell, { place }, day, side) => {
      const days = ofEngines[place];
      if (days !== undefined) days[day] = side;
    });
  }
  const answered = new Map<EngineId, AnsweredDays>();
  for (const { engine, days } of marked.values()) {
    const { earlier, later } = answered.get(engine) ?? NONE;
    const inEarlier = days.filter((side) => side === EARLIER).length;
    const inLater = days.filter((side) => side !== EARLIER && side !== OUTSIDE).length;
    answered.set(engine, { earlier: earlier + inEarlier, later: later + inLater });
  }
  return answered;
}
