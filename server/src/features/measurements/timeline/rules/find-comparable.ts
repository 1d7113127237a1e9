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
  /** The first and the last one that was asked: a series that is over does not come back. */
  firstSeries: number;
  lastSeries: number;
  /** The days on which each answered. */
  readonly models: { readonly name: string; days: number }[];
  readonly readers: string[];
}

/** The days of both sides on which an engine answered anything that was asked. */
export interface AnsweredDays {
  readonly earlier: number;
  readonly later: number;
}

export const createSide = (): AskedSide => ({
  days: 0,
  firstSeries: Infinity,
  lastSeries: -Infinity,
  models: [],
  readers: [],
});

/** A day with ok answers to one series. */
export function noteDay(side: AskedSide, series: number): void {
  side.days += 1;
  side.firstSeries = Math.min(side.firstSeries, series);
  side.lastSeries = Math.max(side.lastSeries, series);
}

/** So many days on which these models answered. */
export function noteModels(
  { models }: AskedSide,
  { models: names, days }: { models: readonly string[]; days: number },
): void {
  if (days === 0) return;
  for (const name of names) {
    const known = models.find((one) => one.name === name);
    if (known === undefined) models.push({ name, days });
    else known.days += days;
  }
}

export function noteReaders({ readers }: AskedSide, names: readonly string[]): void {
  for (const name of names) if (!readers.includes(name)) readers.push(name);
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
    noteDay(known[side], one.series);
    noteModels(known[side], { models: one.models, days: 1 });
    noteReaders(known[side], one.readers);
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
  const asked = onBoth.filter((pair) => isEven(pair, answered) && isSameSeries(pair));
  if (asked.length === 0) return { pairs: new Set(), obstacle: 'question_changed' };
  const same = asked.filter(({ earlier, later }) => isSameMix(earlier, later));
  if (same.length === 0) return { pairs: new Set(), obstacle: 'model_changed' };
  const isMixed = same.some(({ earlier, later }) => {
    const readers = [...earlier.readers, ...later.readers];
    return readers.some((reader) => reader !== readers[0]);
  });
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
  if (earlier.models.length !== later.models.length) return false;
  return earlier.models.every(({ name, days }) => {
    const after = later.models.find((one) => one.name === name);
    return after !== undefined && Math.abs(days / earlier.days - after.days / later.days) <= MAX_MODEL_SHIFT;
  });
}

const isSameSeries = ({ earlier, later }: PairSides): boolean =>
  earlier.firstSeries === later.firstSeries && earlier.lastSeries === later.lastSeries;
