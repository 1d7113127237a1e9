import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { PositionSums } from '#lib/statistics/mean-interval';

/** Answers of one thing, of so many, and the squares of the counts they were added up from. */
interface Counted {
  readonly hits: number;
  readonly n: number;
  readonly squares: number;
}

/** What is compared of the prompts of an engine on one day, added up over them. */
export interface EngineDay {
  readonly engine: EngineId;
  readonly day: RomeDay;
  readonly named: Counted;
  readonly positive: Counted;
  readonly share: Counted;
  readonly cited: Counted;
  readonly position: PositionSums;
}
export type Measure = 'named' | 'positive' | 'share' | 'cited';

interface AskedCell {
  readonly pair: string;
  readonly engine: EngineId;
  readonly day: RomeDay;
  readonly ok: number;
  readonly ownMentions: number;
  readonly allMentions: number;
  readonly positive: number;
  readonly judged: number;
  readonly positionSum: number;
  readonly positionSquareSum: number;
}

const NOTHING: Counted = { hits: 0, n: 0, squares: 0 };
const add = ({ hits, n, squares }: Counted, more: { hits: number; n: number }): Counted => ({
  hits: hits + more.hits,
  n: n + more.n,
  squares: squares + more.n ** 2,
});

/**
 * Adds up what may be compared by engine and day: each comparison needs no more, and there are as many of them as the view
 * has figures.
 * @param cited answers that cite the own site, by pair and day
 */
export function addUpEngineDays({
  asked,
  cited,
}: {
  asked: readonly AskedCell[];
  cited: ReadonlyMap<string, number>;
}): EngineDay[] {
  const days = new Map<string, EngineDay>();
  for (const cell of asked) {
    const { engine, day, ok: n, ownMentions } = cell;
    const name = `${engine} ${day}`;
    const known = days.get(name);
    const position = known?.position ?? { n: 0, sum: 0, squareSum: 0 };
    days.set(name, {
      engine,
      day,
      named: add(known?.named ?? NOTHING, { hits: ownMentions, n }),
      positive: add(known?.positive ?? NOTHING, { hits: cell.positive, n: cell.judged }),
      share: add(known?.share ?? NOTHING, { hits: ownMentions, n: cell.allMentions }),
      cited: add(known?.cited ?? NOTHING, { hits: cited.get(`${cell.pair} ${day}`) ?? 0, n }),
      position: {
        n: position.n + ownMentions,
        sum: position.sum + cell.positionSum,
        squareSum: position.squareSum + cell.positionSquareSum,
      },
    });
  }
  return [...days.values()];
}
