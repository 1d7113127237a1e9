import type { Span } from '../../timeline/rules/spans.ts';
import type { WatchedCell } from './watched-facts.ts';

/** Of the days on which its engine answered anything; what is asked for longer weighs more on that side. */
const MIN_COVERAGE = 0.75;

interface Spans {
  readonly earlier: Span;
  readonly later: Span;
}

/**
 * The cells of pairs of question and engine that were answered on three quarters of the days of both spans on which their
 * engine answered. A question that was added or taken away meanwhile would move a rate by itself.
 */
export function keepSteady<Cell extends Pick<WatchedCell, 'engine' | 'promptId' | 'day' | 'ok'>>(
  cells: readonly Cell[],
  { earlier, later }: Spans,
): Cell[] {
  const answered = cells.filter(({ ok }) => ok > 0);
  const unsteady = [earlier, later].flatMap(({ firstDay, lastDay }) => {
    const inSpan = answered.filter(({ day }) => day >= firstDay && day <= lastDay);
    return [...Map.groupBy(inSpan, ({ engine }) => engine).values()].flatMap((ofEngine) => {
      const needed = MIN_COVERAGE * countDays(ofEngine);
      return [...Map.groupBy(ofEngine, ({ promptId }) => promptId).values()].flatMap((ofPair) =>
        countDays(ofPair) < needed ? ofPair.slice(0, 1).map(nameOf) : [],
      );
    });
  });
  const left = new Set(unsteady);
  return cells.filter((cell) => !left.has(nameOf(cell)));
}

const nameOf = ({ engine, promptId }: Pick<WatchedCell, 'engine' | 'promptId'>): string =>
  `${engine} ${promptId}`;

const countDays = (cells: readonly Pick<WatchedCell, 'day'>[]): number =>
  new Set(cells.map(({ day }) => day)).size;
