import type { RomeDay } from '#lib/rome-time';
import { MIN_DAYS, type PairDay } from '../../rules/change-verdict.ts';
import type { Comparable } from './compare-spans.ts';
import type { Span } from './spans.ts';

/** A prompt at an engine on one day, with who answered and who read. */
export interface AskedDay extends PairDay<string> {
  /** Which of the prompt's series was asked. */
  readonly series: number;
}

/** What a pair of prompt and engine was asked before and after: its days with an ok answer. */
export interface PairSides {
  readonly pair: string;
  readonly earlier: AskedSide;
  readonly later: AskedSide;
}

export interface AskedSide {
  /** Days with an ok answer. */
  days: number;
  readonly series: Set<number>;
  readonly models: Set<string>;
  readonly readers: Set<string>;
}

export const createSide = (): AskedSide => ({
  days: 0,
  series: new Set(),
  models: new Set(),
  readers: new Set(),
});

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
  for (const one of days) {
    const side = isIn(earlier, one.day) ? 'earlier' : isIn(later, one.day) ? 'later' : null;
    if (one.n === 0 || side === null) continue;
    const known = byPair.get(one.pair) ?? { pair: one.pair, earlier: createSide(), later: createSide() };
    byPair.set(one.pair, known);
    known[side].days += 1;
    known[side].series.add(one.series);
    for (const model of one.models) known[side].models.add(model);
    for (const reader of one.readers) known[side].readers.add(reader);
  }
  return chooseComparable([...byPair.values()]);
}

/**
 * The pairs of prompt and engine with answers on three days of both sides, to the same question, from the same models and
 * by one reader. A pair whose question or model changed stays out of the comparison; where that leaves none, or the reader
 * changed, nothing is compared.
 */
export function chooseComparable(pairs: readonly PairSides[]): Comparable {
  const onBoth = pairs.filter(({ earlier, later }) => Math.min(earlier.days, later.days) >= MIN_DAYS);
  if (onBoth.length === 0) return { pairs: new Set(), obstacle: 'too_few' };
  const asked = onBoth.filter(({ earlier, later }) => isSame(earlier.series, later.series));
  if (asked.length === 0) return { pairs: new Set(), obstacle: 'question_changed' };
  const same = asked.filter(({ earlier, later }) => isSame(earlier.models, later.models));
  if (same.length === 0) return { pairs: new Set(), obstacle: 'model_changed' };
  const isMixed = same.some(({ earlier, later }) => new Set([...earlier.readers, ...later.readers]).size > 1);
  return { pairs: new Set(same.map(({ pair }) => pair)), obstacle: isMixed ? 'reader_changed' : null };
}

const isSame = <Thing>(a: ReadonlySet<Thing>, b: ReadonlySet<Thing>): boolean =>
  a.size === b.size && [...a].every((thing) => b.has(thing));
