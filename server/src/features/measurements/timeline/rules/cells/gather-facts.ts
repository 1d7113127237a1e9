import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type DaysOfPrompt, listReaders } from '../../../rules/packed-days/read-days.ts';
import type { Comparable } from '../compare-spans.ts';
import { chooseComparable, createSide, type AskedSide, type PairSides } from '../find-comparable.ts';
import type { Span } from '../spans.ts';
import { addUpEngineDays, type EngineDay } from './engine-days.ts';
import { countRivals, type NamedOnSides, type RivalDay } from './count-rivals.ts';
import {
  type ComparedDays,
  createComparedDays,
  EARLIER,
  OUTSIDE,
  type Pair,
  pairOf,
  placeMonths,
  type PlacedMonth,
  visitAsked,
} from './place-cells.ts';

/** What is compared, added up by engine and day over the pairs that may be. */
export interface TimelineFacts {
  readonly comparable: Comparable;
  /** Of each engine by itself, by what stands in the way there. */
  readonly obstacles: ReadonlyMap<EngineId, Comparable['obstacle']>;
  readonly days: readonly EngineDay[];
  readonly rivals: readonly RivalDay[];
}

/** What of the months of prompts may be compared. */
export interface ComparedCells extends ComparedDays, Pick<TimelineFacts, 'comparable' | 'obstacles'> {
  readonly months: readonly PlacedMonth[];
  /** Engines with a pair that may be compared. */
  readonly engines: ReadonlySet<EngineId>;
}

/** Chooses what of both sides may be compared. */
export function compareCells({
  months,
  engines,
  sides,
  seriesOf,
}: {
  months: readonly DaysOfPrompt[];
  /** Null: all. */
  engines: readonly EngineId[] | null;
  sides: { readonly earlier: Span; readonly later: Span };
  seriesOf: (place: { promptId: PromptId; day: RomeDay }) => number;
}): ComparedCells {
  const days = createComparedDays(sides);
  const placed = placeMonths(months, { ...days, engines });
  const pairs = listPairs(placed, seriesOf);
  const comparable = chooseComparable(pairs.map((one) => one.sides));
  const ofEngines = [...Map.groupBy(pairs, ({ engine }) => engine)];
  return {
    ...days,
    months: placed,
    comparable,
    engines: new Set(
      pairs.flatMap(({ engine, sides: { pair } }) => (comparable.pairs.has(pair) ? [engine] : [])),
    ),
    obstacles: new Map(
      ofEngines.map(([engine, same]) => [engine, chooseComparable(same.map((one) => one.sides)).obstacle]),
    ),
  };
}

/** Prompts' months with answers on a side that may not be compared, at engines that are. */
export function listExcluded({ months, comparable, engines }: ComparedCells): DaysOfPrompt[] {
  const excluded = new Set<DaysOfPrompt>();
  for (const placed of months)
    visitAsked(placed, (_cell, { engine, name }) => {
      if (engines.has(engine) && !comparable.pairs.has(name)) excluded.add(placed.month);
    });
  return [...excluded];
}

/** Adds up what may be compared. */
export function gatherFacts(
  compared: ComparedCells,
  {
    sources,
    named,
  }: {
    /** Answers that cite the own site. */
    sources: readonly { promptId: PromptId; engine: EngineId; day: RomeDay; answers: number }[];
    named: NamedOnSides;
  },
): TimelineFacts {
  const { months, comparable, obstacles } = compared;
  const cited = new Map(
    sources.map(({ engine, promptId, day, answers }) => [`${pairOf(engine, promptId)} ${day}`, answers]),
  );
  return {
    comparable,
    obstacles,
    days: addUpEngineDays({ months, pairs: comparable.pairs, cited }),
    rivals: countRivals(named, { ...compared, pairs: comparable.pairs }),
  };
}

function listPairs(
  months: readonly PlacedMonth[],
  seriesOf: (place: { promptId: PromptId; day: RomeDay }) => number,
): { engine: EngineId; sides: PairSides }[] {
  const known = new Map<string, { engine: EngineId; sides: PairSides }>();
  const find = ({ engine, name }: Pair) => {
    const found = known.get(name) ?? {
      engine,
      sides: { pair: name, earlier: createSide(), later: createSide() },
    };
    known.set(name, found);
    return found.sides;
  };
  for (const placed of months) {
    const { month, dayNames, sides } = placed;
    const series = dayNames.map((day, number) =>
      sides[number] === OUTSIDE ? 0 : seriesOf({ promptId: month.promptId, day }),
    );
    const ofEngines: (PairSides | undefined)[] = [];
    visitAsked(placed, (cell, pair, day, side) => {
      const found = (ofEngines[pair.place] ??= find(pair));
      addCell(side === EARLIER ? found.earlier : found.later, {
        series: series[day] ?? 1,
        models: month.voices[month.voiceOf[cell] ?? 0]?.models ?? [],
        readers: listReaders(month, cell),
      });
    });
  }
  return [...known.values()];
}

function addCell(
  side: AskedSide,
  { series, models, readers }: { series: number; models: readonly string[]; readers: readonly string[] },
): void {
  side.days += 1;
  side.series.add(series);
  for (const model of models) side.models.add(model);
  for (const reader of readers) side.readers.add(reader);
}
