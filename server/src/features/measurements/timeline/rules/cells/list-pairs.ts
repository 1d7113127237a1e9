import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { listReaders } from '../../../rules/packed-days/read-days.ts';
import { createSide, noteDay, noteModels, noteReaders, type PairSides } from '../find-comparable.ts';
import { EARLIER, OUTSIDE, type Pair, type PlacedMonth, visitAsked } from './place-cells.ts';

type Pairs = Map<string, PairSides<EngineId>>;

/** What both sides of a comparison hold of each prompt at each engine. */
export function listPairs(
  months: readonly PlacedMonth[],
  seriesOf: (place: { promptId: PromptId; day: RomeDay }) => number,
): PairSides<EngineId>[] {
  const known: Pairs = new Map();
  for (const placed of months) addMonth(known, placed, seriesOf);
  return [...known.values()];
}

/** Who answered and who read recurs from day to day: days are counted first and looked up once. */
function addMonth(known: Pairs, placed: PlacedMonth, seriesOf: Parameters<typeof listPairs>[1]): void {
  const { month, dayNames, sides, pairs } = placed;
  const series = dayNames.map((day, number) =>
    sides[number] === OUTSIDE ? 0 : seriesOf({ promptId: month.promptId, day }),
  );
  const ofEngines: (PairSides<EngineId> | undefined)[] = [];
  const counts = new Int32Array(pairs.length * 2 * month.voices.length);
  visitAsked(placed, (cell, pair, day, side) => {
    const found = (ofEngines[pair.place] ??= findPair(known, pair));
    const ofSide = side === EARLIER ? found.earlier : found.later;
    const place = pair.place * 2 + (side === EARLIER ? 0 : 1);
    const voice = month.voiceOf[cell] ?? 0;
    noteDay(ofSide, series[day] ?? 1);
    const count = (counts[place * month.voices.length + voice] ?? 0) + 1;
    counts[place * month.voices.length + voice] = count;
    // Whether the rules read a cell without a reader depends on the cell itself.
    if (count === 1 || month.voices[voice]?.readers.length === 0)
      noteReaders(ofSide, listReaders(month, cell));
  });
  for (const [engine, found] of ofEngines.entries())
    for (const [voice, { models }] of month.voices.entries()) {
      const place = engine * 2 * month.voices.length + voice;
      if (found === undefined) continue;
      noteModels(found.earlier, { models, days: counts[place] ?? 0 });
      noteModels(found.later, { models, days: counts[place + month.voices.length] ?? 0 });
    }
}

function findPair(known: Pairs, { engine, name }: Pair): PairSides<EngineId> {
  const found = known.get(name) ?? { pair: name, engine, earlier: createSide(), later: createSide() };
  known.set(name, found);
  return found;
}
