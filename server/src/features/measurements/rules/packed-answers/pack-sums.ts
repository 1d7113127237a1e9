import type { EngineId } from '@citato/contract';
import { compareText } from '#lib/text';
import { createWordList } from '../tallies/word-list.ts';
import { sumAnswers, WITHOUT } from './answer-sums.ts';
import {
  type ByteCursor,
  createLists,
  readNumber,
  readNumbers,
  skipNumbers,
  writeNumber,
} from './byte-list.ts';
import { type AnswerSums, createPackedRows, rivalNumbers, sourceNumbers } from './sum-rows.ts';
import type { StoredMonth } from './stored-month.ts';

/** The words of a company's month, which its bytes name by their places from 0. */
export interface SumWords {
  /** By id, in order. */
  readonly prompts: string[];
  readonly engines: EngineId[];
  readonly rivalKeys: string[];
  readonly rivalNames: string[];
  readonly sources: string[];
}

/** A company's month as it is stored. */
export interface PackedSums {
  readonly words: SumWords;
  /** `\\x` and hexadecimal digits, as PostgreSQL writes bytes. */
  readonly sums: string;
}

const WHOLE_MONTH = Array.from({ length: 32 }, () => true);
const SIDES = 2;

/**
 * What the packed answers of a company's prompts come to in a month, packed again: of each prompt its answers by engine,
 * then its rivals and its sources with what they have at each engine. Nothing is left out but the days.
 */
export function packSums(months: readonly StoredMonth[]): PackedSums {
  const sorted = months.toSorted((a, b) => compareText(a.promptId, b.promptId));
  const engines = [...new Set(sorted.flatMap((month) => month.engines))].sort();
  const [keys, names, sources] = [createWordList(), createWordList(), createWordList()];
  const bytes: number[] = [];
  for (const month of sorted) {
    const sums = sumAnswers(month, { isAsked: WHOLE_MONTH, rival: null });
    const places = engines.map((engine) => month.engines.indexOf(engine));
    const read = (numbers: ArrayLike<number>, place: number) => numbers[place] ?? 0;
    const writeAt = (numbers: ArrayLike<number>, row: number, side: number, sides: number) => {
      for (const engine of places) {
        const place = (row * month.engines.length + engine) * sides + side;
        writeNumber(bytes, engine === -1 ? 0 : read(numbers, place));
      }
    };
    writeAt(sums.ok, 0, 0, 1);
    for (const side of [0, 1]) writeAt(sums.sides, 0, side, SIDES);
    writeNumber(bytes, month.rivalKeys.length);
    for (const [row, key] of month.rivalKeys.entries()) {
      writeNumber(bytes, keys.placeOf(key) - 1);
      writeNumber(bytes, names.placeOf(month.rivalNames[row] ?? key) - 1);
      writeAt(sums.rivalAnswers, row, 0, 1);
    }
    writeNumber(bytes, month.sources.length);
    for (const [row, source] of month.sources.entries()) {
      writeNumber(bytes, sources.placeOf(source) - 1);
      for (const side of [0, 1]) writeAt(sums.sourceAnswers, row, side, SIDES);
      writeAt(sums.lastDays, row, 0, 1);
    }
  }
  return {
    words: {
      prompts: sorted.map(({ promptId }) => promptId),
      engines,
      rivalKeys: keys.words,
      rivalNames: names.words,
      sources: sources.words,
    },
    sums: `\\x${Buffer.from(bytes).toString('hex')}`,
  };
}

/** The sums of each prompt of a company's month, in the order of its words. */
export function unpackSums({
  words: { prompts, engines },
  bytes,
}: {
  words: SumWords;
  bytes: Uint8Array;
}): AnswerSums[] {
  const cursor: ByteCursor = { bytes, at: 0 };
  const wide = engines.length;
  const take = createLists(prompts.length * wide * (1 + SIDES));
  return prompts.map((): AnswerSums => {
    const ok = readNumbers(cursor, take(wide));
    const sides = take(wide * SIDES);
    for (let side = WITHOUT; side < SIDES; side += 1)
      for (let engine = 0; engine < wide; engine += 1) sides[engine * SIDES + side] = readNumber(cursor);
    const rivalsAt = cursor.at;
    skipNumbers(cursor, readNumber(cursor) * rivalNumbers(wide));
    const sourcesAt = cursor.at;
    skipNumbers(cursor, readNumber(cursor) * sourceNumbers(wide));
    return { ok, sides, days: null, rows: createPackedRows({ bytes, wide, rivalsAt, sourcesAt }) };
  });
}
