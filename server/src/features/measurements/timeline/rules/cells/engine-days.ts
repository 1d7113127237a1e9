import type { EngineId } from '@citato/contract';
import type { RomeDay } from '#lib/rome-time';
import type { PositionSums } from '#lib/statistics/mean-interval';
import { type PlacedMonth, visitAsked } from './place-cells.ts';

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

type Writable<Read> = { -readonly [Key in keyof Read]: Read[Key] };
type Sums = Pick<EngineDay, 'engine' | 'day'> &
  Record<Measure, Writable<Counted>> & { position: Writable<PositionSums> };

const createSums = (engine: EngineId, day: RomeDay): Sums => ({
  engine,
  day,
  named: { hits: 0, n: 0, squares: 0 },
  positive: { hits: 0, n: 0, squares: 0 },
  share: { hits: 0, n: 0, squares: 0 },
  cited: { hits: 0, n: 0, squares: 0 },
  position: { n: 0, sum: 0, squareSum: 0 },
});

const at = (numbers: Int32Array, place: number): number => numbers[place] ?? 0;
function add(sums: Writable<Counted>, hits: number, n: number): void {
  sums.hits += hits;
  sums.n += n;
  sums.squares += n ** 2;
}

/**
 * Adds up what may be compared by engine and day: each comparison needs no more, and there are as many of them as the view
 * has figures.
 * @param cited answers that cite the own site, by pair and day
 */
export function addUpEngineDays({
  months,
  pairs,
  cited,
}: {
  months: readonly PlacedMonth[];
  pairs: ReadonlySet<string>;
  cited: ReadonlyMap<string, number>;
}): EngineDay[] {
  const days = new Map<string, (Sums | undefined)[]>();
  for (const placed of months) {
    const { cells, month } = placed.month;
    // Of each engine its sums by day of the month, for all prompts; null where the pair may not be compared.
    const ofEngines = placed.pairs.map((pair) => {
      if (pair === null || !pairs.has(pair.name)) return null;
      const known = days.get(month + pair.engine) ?? [];
      days.set(month + pair.engine, known);
      return known;
    });
    visitAsked(placed, (cell, { place, engine, name }, day) => {
      const ofEngine = ofEngines[place];
      if (ofEngine === null || ofEngine === undefined) return;
      const dayName = placed.dayNames[day] ?? '';
      const sums = (ofEngine[day] ??= createSums(engine, dayName));
      const n = at(cells.ok, cell);
      const own = at(cells.ownMentions, cell);
      const positive = at(cells.ownPositive, cell);
      add(sums.named, own, n);
      add(sums.positive, positive, positive + at(cells.ownNeutral, cell) + at(cells.ownNegative, cell));
      add(sums.share, own, at(cells.allMentions, cell));
      add(sums.cited, cited.size === 0 ? 0 : (cited.get(`${name} ${dayName}`) ?? 0), n);
      sums.position.n += own;
      sums.position.sum += at(cells.ownPositionSums, cell);
      sums.position.squareSum += at(cells.ownPositionSquareSums, cell);
    });
  }
  return [...days.values()].flatMap((ofEngine) => ofEngine.filter((sums) => sums !== undefined));
}
