import type { RomeDay } from '#lib/rome-time';
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
  const isIn = ({ firstDay, lastDay }: Span, day: RomeDay) => day >= firstDay && day <= lastDay;
  const byPair = new Map<string, { earlier: AskedDay[]; later: AskedDay[] }>();
  for (const one of days) {
    const side = isIn(earlier, one.day) ? 'earlier' : isIn(later, one.day) ? 'later' : null;
    if (one.n === 0 || side === null) continue;
    const known = byPair.get(one.pair);
    if (known === undefined)
      byPair.set(one.pair, {
        earlier: side === 'earlier' ? [one] : [],
        later: side === 'later' ? [one] : [],
      });
    else known[side].push(one);
  }
  const sidesOf = [...byPair].map(([pair, sides]) => ({ pair, ...sides }));
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
