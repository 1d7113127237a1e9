import { type ByteCursor, createLists, readNumber } from './byte-list.ts';

/** Answers that name a rival and not the own company, and those that name it. */
export const WITHOUT = 0;
export const WITH = 1;
const SIDES = 2;
const MONTH_DAYS = 32;

/**
 * What the ok answers of a prompt and month come to. Lists of numbers go by the places of engines, then sides; those of
 * rivals and sources by their own place first.
 */
export interface ListedSums {
  readonly ok: Int32Array;
  readonly sides: Int32Array;
  /** The same by engine and day of the month. */
  readonly days: { readonly ok: Int32Array; readonly sides: Int32Array };
  /** Answers that name a rival and not the own company. */
  readonly rivalAnswers: Int32Array;
  readonly sourceAnswers: Int32Array;
  /** The last day of the month with an answer without the own company that cites the source; 0 = none. */
  readonly lastDays: Int32Array;
}

interface SummedAnswers {
  readonly engines: readonly string[];
  readonly rivalKeys: readonly string[];
  readonly sources: readonly string[];
  readonly answers: Uint8Array;
}

export const placeOfDay = (engine: number, day: number): number => engine * MONTH_DAYS + day;

const add = (numbers: Int32Array, place: number): void => {
  numbers[place] = (numbers[place] ?? 0) + 1;
};

/**
 * Adds up packed answers in one go, without making an object of any.
 * @param isAsked by day of the month
 * @param rival only answers that name it are without the own company; null: any
 */
export function sumAnswers(
  { engines, rivalKeys, sources, answers: bytes }: SummedAnswers,
  { isAsked, rival }: { isAsked: readonly boolean[]; rival: string | null },
): ListedSums {
  const wide = engines.length;
  const perEngine = 1 + SIDES + MONTH_DAYS * (1 + SIDES) + rivalKeys.length + sources.length * (SIDES + 1);
  const take = createLists(wide * perEngine);
  const ok = take(wide);
  const sides = take(wide * SIDES);
  const days = { ok: take(wide * MONTH_DAYS), sides: take(wide * MONTH_DAYS * SIDES) };
  const rivalAnswers = take(rivalKeys.length * wide);
  const sourceAnswers = take(sources.length * wide * SIDES);
  const lastDays = take(sources.length * wide);
  const wanted = rival === null ? -1 : rivalKeys.indexOf(rival);
  const cursor: ByteCursor = { bytes, at: 0 };
  while (cursor.at < bytes.length) {
    const day = bytes[cursor.at] ?? 0;
    cursor.at += 1;
    const engine = readNumber(cursor);
    const isOwn = bytes[cursor.at] === 1;
    cursor.at += 1;
    const isCounted = isAsked[day] === true;
    const named = readNumber(cursor);
    let hasWanted = false;
    for (let index = 0; index < named; index += 1) {
      const place = readNumber(cursor);
      if (place === wanted) hasWanted = true;
      if (isCounted && !isOwn) add(rivalAnswers, place * wide + engine);
    }
    const isWithout = rival === null ? named > 0 : hasWanted;
    const side = isOwn ? WITH : isWithout ? WITHOUT : -1;
    if (isCounted) {
      add(ok, engine);
      add(days.ok, placeOfDay(engine, day));
      if (side !== -1) {
        add(sides, engine * SIDES + side);
        add(days.sides, placeOfDay(engine, day) * SIDES + side);
      }
    }
    const cited = readNumber(cursor);
    for (let index = 0; index < cited; index += 1) {
      const place = readNumber(cursor) * wide + engine;
      if (!isCounted || side === -1) continue;
      add(sourceAnswers, place * SIDES + side);
      if (side === WITHOUT && (lastDays[place] ?? 0) < day) lastDays[place] = day;
    }
  }
  return { ok, sides, days, rivalAnswers, sourceAnswers, lastDays };
}
