import type { RomeDay } from '#lib/rome-time';
import { MIN_DAYS, type PairDay } from '../../rules/change-verdict.ts';
import type { Comparable } from './compare-spans.ts';
import type { Span } from './spans.ts';

/**
 * A question asked on a smaller part of its engine's days on one side weighs less there, and would move a rate by itself:
 * the smaller part has to be so much of the larger one. Of a week one day may be missing.
 */
const MIN_EVENNESS = 0.85;
/** Where several models answer on both sides, the part of its days a model may have more on one: a day of a week. */
const MAX_MODEL_SHIFT = 0.15;

/** A prompt at an engine on one day, with who answered and who read. */
export interface AskedDay extends PairDay<string> {
  readonly engine: string;
  /** Which of the prompt's series was asked. */
  readonly series: number;
}

/** What a pair of prompt and engine was asked before and after: its days with an ok answer. */
export interface PairSides<Engine extends string = string> {
  readonly pair: string;
  readonly engine: Engine;
  readonly earlier: AskedSide;
  readonly later: AskedSide;
}

export interface AskedSide {
  /** Days with an ok answer. */
  days: number;
  readonly series: Set<number>;
  /** The days on which each answered. */
  readonly models: Map<string, number>;
  readonly readers: Set<string>;
}

/** The days of both sides on which an engine answered anything that was asked. */
export interface AnsweredDays {
  readonly earlier: number;
  readonly later: number;
}

export const createSide = (): AskedSide => ({
  days: 0,
  series: new Set(),
  models: new Map(),
  readers: new Set(),
});

/** So many days on which these models answered. */
export function noteModels(
  { models }: AskedSide,
  { models: names, days }: { models: readonly string[]; days: number },
): void {
  if (days > 0) for (const name of names) models.set(name, (models.get(name) ?? 0) + days);
}

/** The pairs that may be compared, from their days. */
export function findComparable({
  days,
  earlier,
  later,
}: {
  days: readonly AskedDay[];
  earlier: Span;
  later: Span;
}): Comparable {
  const isIn = ({ firstDay, lastDay }: Span, day: RomeDay) => day >= firstDay && day <= lastDay;
  const byPair = new Map<string, PairSides>();
  const answered = new Map<string, Record<'earlier' | 'later', Set<RomeDay>>>();
  for (const one of days) {
    const side = isIn(earlier, one.day) ? 'earlier' : isIn(later, one.day) ? 'later' : null;
    if (one.n === 0 || side === null) continue;
    const { pair, engine } = one;
    const known = byPair.get(pair) ?? { pair, engine, earlier: createSide(), later: createSide() };
    byPair.set(pair, known);
    known[side].days += 1;
    known[side].series.add(one.series);
    noteModels(known[side], { models: one.models, days: 1 });
    for (const reader of one.readers) known[side].readers.add(reader);
    const ofEngine = answered.get(engine) ?? { earlier: new Set(), later: new Set() };
    answered.set(engine, ofEngine);
    ofEngine[side].add(one.day);
  }
  const counted = [...answered].map(([engine, sides]): [string, AnsweredDays] => [
    engine,
    { earlier: sides.earlier.size, later: sides.later.size },
  ]);
  return chooseComparable([...byPair.values()], new Map(counted));
}

/**
 * The pairs of prompt and engine with answers on three days of both sides and on a like part of their engine's days there,
 * to the same question, from the same models and by one reader. A pair that was added or taken away meanwhile, and one whose
 * question or model changed, stays out of the comparison; where that leaves none, or the reader changed, nothing is
 * compared.
 */
export function chooseComparable(
  pairs: readonly PairSides[],
  answered: ReadonlyMap<string, AnsweredDays>,
): Comparable {
  const onBoth = pairs.filter(({ earlier, later }) => Math.min(earlier.days, later.days) >= MIN_DAYS);
  if (onBoth.length === 0) return { pairs: new Set(), obstacle: 'too_few' };
  const asked = onBoth.filter(
    (pair) => isEven(pair, answered) && isSame(pair.earlier.series, pair.later.series),
  );
  if (asked.length === 0) return { pairs: new Set(), obstacle: 'question_changed' };
  const same = asked.filter(({ earlier, later }) => isSameMix(earlier, later));
  if (same.length === 0) return { pairs: new Set(), obstacle: 'model_changed' };
  const isMixed = same.some(({ earlier, later }) => new Set([...earlier.readers, ...later.readers]).size > 1);
  return { pairs: new Set(same.map(({ pair }) => pair)), obstacle: isMixed ? 'reader_changed' : null };
}

function isEven({ engine, earlier, later }: PairSides, answered: ReadonlyMap<string, AnsweredDays>): boolean {
  const ofEngine = answered.get(engine);
  if (ofEngine === undefined) return false;
  const parts = [earlier.days / ofEngine.earlier, later.days / ofEngine.later];
  return Math.min(...parts) >= MIN_EVENNESS * Math.max(...parts);
}

/** The same models, each on about as many of the days: two changes in a row leave the names and not the answers alike. */
function isSameMix(earlier: AskedSide, later: AskedSide): boolean {
  if (earlier.models.size !== later.models.size) return false;
  return [...earlier.models].every(([model, days]) => {
    const after = later.models.get(model);
    return after !== undefined && Math.abs(days / earlier.days - after / later.days) <= MAX_MODEL_SHIFT;
  });
}

const isSame = <Thing>(a: ReadonlySet<Thing>, b: ReadonlySet<Thing>): boolean =>
  a.size === b.size && [...a].every((thing) => b.has(thing));
