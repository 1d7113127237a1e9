import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { DaysOfPrompt } from '../../../rules/packed-days/read-days.ts';
import type { Comparable } from '../compare-spans.ts';
import { chooseComparable } from '../find-comparable.ts';
import type { Span } from '../spans.ts';
import { addUpEngineDays, type EngineDay } from './engine-days.ts';
import { countAnswered } from './count-answered.ts';
import { countRivals, type NamedOnSides, type RivalDay } from './count-rivals.ts';
import { listPairs } from './list-pairs.ts';
import {
  type ComparedDays,
  createComparedDays,
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
  const answered = countAnswered(placed);
  const comparable = chooseComparable(pairs, answered);
  const ofEngines = [...Map.groupBy(pairs, ({ engine }) => engine)];
  return {
    ...days,
    months: placed,
    comparable,
    engines: new Set(pairs.flatMap(({ engine, pair }) => (comparable.pairs.has(pair) ? [engine] : []))),
    obstacles: new Map(
      ofEngines.map(([engine, same]) => [engine, chooseComparable(same, answered).obstacle]),
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
