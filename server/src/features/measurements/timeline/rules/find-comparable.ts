import { MIN_DAYS, type PairDay } from '../../rules/change-verdict.ts';
import { findReaderMix } from '../../rules/reader-mix.ts';
import type { Comparable } from './compare-spans.ts';
import type { Span } from './spans.ts';

/** A prompt at an engine on one day, with who answered and who read. */
export interface AskedDay extends PairDay<string> {
  /** Which of the prompt's series was asked. */
  readonly series: number;
}

/**
 * The pairs of prompt and engine with answers on three days of both sides, to the same question, from the same models and
 * by one reader. A pair whose question or model changed stays out of the comparison; where that leaves none, or the reader
 * changed, nothing is compared.
 */
export function findComparable({
  days,
  earlier,
  later,
}: {
  days: readonly AskedDay[];
  earlier: Span;
  later: Span;
}): Comparable {
  const within = (span: Span) => (one: AskedDay) =>
    one.n > 0 && one.day >= span.firstDay && one.day <= span.lastDay;
  const sidesOf = [...Map.groupBy(days, ({ pair }) => pair)].map(([pair, ofPair]) => ({
    pair,
    earlier: ofPair.filter(within(earlier)),
    later: ofPair.filter(within(later)),
  }));
  const onBoth = sidesOf.filter((sides) => Math.min(sides.earlier.length, sides.later.length) >= MIN_DAYS);
  if (onBoth.length === 0) return { pairs: new Set(), obstacle: 'too_few' };
  const asked = onBoth.filter((sides) => listSeries(sides.earlier) === listSeries(sides.later));
  if (asked.length === 0) return { pairs: new Set(), obstacle: 'question_changed' };
  const same = asked.filter((sides) => listModels(sides.earlier) === listModels(sides.later));
  if (same.length === 0) return { pairs: new Set(), obstacle: 'model_changed' };
  const isMixed = findReaderMix(same.map((sides) => [...sides.earlier, ...sides.later])) !== null;
  return { pairs: new Set(same.map(({ pair }) => pair)), obstacle: isMixed ? 'reader_changed' : null };
}

const listModels = (days: readonly AskedDay[]): string =>
  [...new Set(days.flatMap(({ models }) => models))].sort().join('\n');

const listSeries = (days: readonly AskedDay[]): string =>
  [...new Set(days.map(({ series }) => series))].sort((a, b) => a - b).join(' ');
