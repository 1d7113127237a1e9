import { type ByteCursor, readNumber, readNumbers, skipNumbers } from './byte-list.ts';
import type { ListedSums } from './answer-sums.ts';

/** What answers of one engine have of a source. */
export interface SourceCell {
  source: number;
  /** The engine's place in its month. */
  engine: number;
  without: number;
  named: number;
  /** The last day of the month with an answer without the own company; 0 = none. */
  lastDay: number;
}

/**
 * What a prompt's rivals and sources have in a month, one after the other, by their places among its words. `isAsked` says
 * which of its engines count. Nothing is kept of what was visited: cells are one object.
 */
export interface SumRows {
  visitRivals(
    isAsked: readonly boolean[],
    visit: (rival: number, name: number, answers: number) => void,
  ): void;
  visitSources(
    isAsked: readonly boolean[],
    visit: (source: number, without: number, named: number) => void,
  ): void;
  /** The cells of chosen sources, every engine's. */
  visitCells(isChosen: (source: number) => boolean, visit: (cell: SourceCell) => void): void;
}

/** What the ok answers of a prompt and month come to. Lists of numbers go by the places of engines, then sides. */
export interface AnswerSums extends Pick<ListedSums, 'ok' | 'sides'> {
  /** The same by engine and day of the month; null where only sums of the month are known. */
  readonly days: ListedSums['days'] | null;
  readonly rows: SumRows;
}

const NUMBERS_A_RIVAL = 2;
const NUMBERS_A_SOURCE = 1;
const LISTS_A_SOURCE = 3;

/** Numbers of one rival and of one source, with so many engines. */
export const rivalNumbers = (wide: number): number => NUMBERS_A_RIVAL + wide;
export const sourceNumbers = (wide: number): number => NUMBERS_A_SOURCE + wide * LISTS_A_SOURCE;

const newCell = (): SourceCell => ({ source: 0, engine: 0, without: 0, named: 0, lastDay: 0 });

/** From the bytes of a company's month, which are read anew at every visit: lists of them all would be thrown away at once. */
export function createPackedRows({
  bytes,
  wide,
  rivalsAt,
  sourcesAt,
}: {
  bytes: Uint8Array;
  wide: number;
  rivalsAt: number;
  sourcesAt: number;
}): SumRows {
  const sumAsked = (cursor: ByteCursor, isAsked: readonly boolean[]): number => {
    let total = 0;
    for (let engine = 0; engine < wide; engine += 1) {
      const number = readNumber(cursor);
      if (isAsked[engine] === true) total += number;
    }
    return total;
  };
  return {
    visitRivals: (isAsked, visit) => {
      const cursor = { bytes, at: rivalsAt };
      for (let left = readNumber(cursor); left > 0; left -= 1) {
        const rival = readNumber(cursor);
        const name = readNumber(cursor);
        visit(rival, name, sumAsked(cursor, isAsked));
      }
    },
    visitSources: (isAsked, visit) => {
      const cursor = { bytes, at: sourcesAt };
      for (let left = readNumber(cursor); left > 0; left -= 1) {
        const source = readNumber(cursor);
        const without = sumAsked(cursor, isAsked);
        const named = sumAsked(cursor, isAsked);
        skipNumbers(cursor, wide);
        visit(source, without, named);
      }
    },
    visitCells: (isChosen, visit) => {
      const cursor = { bytes, at: sourcesAt };
      const cell = newCell();
      const [without, named] = [new Int32Array(wide), new Int32Array(wide)];
      for (let left = readNumber(cursor); left > 0; left -= 1) {
        cell.source = readNumber(cursor);
        if (!isChosen(cell.source)) {
          skipNumbers(cursor, wide * LISTS_A_SOURCE);
          continue;
        }
        readNumbers(cursor, without);
        readNumbers(cursor, named);
        for (let engine = 0; engine < wide; engine += 1) {
          cell.engine = engine;
          cell.without = without[engine] ?? 0;
          cell.named = named[engine] ?? 0;
          cell.lastDay = readNumber(cursor);
          visit(cell);
        }
      }
    },
  };
}

/** From lists, where every word of the month has a row. */
export function createListedRows(
  { rivalAnswers, sourceAnswers, lastDays }: Pick<ListedSums, 'rivalAnswers' | 'sourceAnswers' | 'lastDays'>,
  { rivals, sources, wide }: { rivals: number; sources: number; wide: number },
): SumRows {
  const at = (numbers: Int32Array, place: number): number => numbers[place] ?? 0;
  return {
    visitRivals: (isAsked, visit) => {
      for (let rival = 0; rival < rivals; rival += 1) {
        let answers = 0;
        for (let engine = 0; engine < wide; engine += 1)
          if (isAsked[engine] === true) answers += at(rivalAnswers, rival * wide + engine);
        visit(rival, rival, answers);
      }
    },
    visitSources: (isAsked, visit) => {
      for (let source = 0; source < sources; source += 1) {
        let [without, named] = [0, 0];
        for (let engine = 0; engine < wide; engine += 1) {
          if (isAsked[engine] !== true) continue;
          const place = (source * wide + engine) * 2;
          without += at(sourceAnswers, place);
          named += at(sourceAnswers, place + 1);
        }
        visit(source, without, named);
      }
    },
    visitCells: (isChosen, visit) => {
      const cell = newCell();
      for (let source = 0; source < sources; source += 1) {
        if (!isChosen(source)) continue;
        for (let engine = 0; engine < wide; engine += 1) {
          const place = source * wide + engine;
          cell.source = source;
          cell.engine = engine;
          cell.without = at(sourceAnswers, place * 2);
          cell.named = at(sourceAnswers, place * 2 + 1);
          cell.lastDay = at(lastDays, place);
          visit(cell);
        }
      }
    },
  };
}
