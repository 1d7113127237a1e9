import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type ByteCursor, createLists, readNumber, readNumbers } from '../packed-answers/byte-list.ts';
import { LAYOUT } from './pack-days.ts';
import { CELL_NUMBERS, type CellNumber } from './packed-columns.ts';

/** A stored month of one prompt, its first day, with the words its bytes name by their places. */
export interface StoredDays {
  readonly promptId: PromptId;
  readonly month: RomeDay;
  readonly engines: readonly EngineId[];
  readonly models: readonly string[];
  readonly readers: readonly string[];
  readonly bytes: Uint8Array;
}

/** The cells of a prompt's month as lists of numbers; engines by their places from 1, as in the columns. */
export interface DaysOfPrompt extends Omit<StoredDays, 'models' | 'readers' | 'bytes'> {
  readonly cells: Readonly<Record<CellNumber, Int32Array>>;
  /** Of each cell the place of who answered and read it. */
  readonly voiceOf: Int32Array;
  readonly voices: readonly { readonly models: readonly string[]; readonly readers: readonly string[] }[];
}

/** The numbers of a cell, and who answered and read it. */
const LISTS = CELL_NUMBERS.length + 1;

/** How many cells packed days hold; null: another layout. */
export const countCells = (bytes: Uint8Array): number | null =>
  bytes[0] === LAYOUT ? readNumber({ bytes, at: 1 }) : null;

/** Months out of one piece of memory: a piece each is what collecting garbage takes longest with. */
export function readAllDays(stored: readonly StoredDays[]): DaysOfPrompt[] {
  const cells = stored.reduce((total, { bytes }) => total + (countCells(bytes) ?? 0), 0);
  const take = createLists(cells * LISTS);
  return stored.map((one) => readDays(one, take));
}

/** @param take gives room for so many numbers */
export function readDays(
  { promptId, month, engines, models, readers, bytes }: StoredDays,
  take = (length: number): Int32Array => new Int32Array(length),
): DaysOfPrompt {
  const cursor: ByteCursor = { bytes, at: 1 };
  const count = readNumber(cursor);
  const readWords = (words: readonly string[]) =>
    Array.from({ length: readNumber(cursor) }, () => words[readNumber(cursor)] ?? '');
  const voices = Array.from({ length: readNumber(cursor) }, () => ({
    models: readWords(models),
    readers: readWords(readers),
  }));
  const memory = readNumbers(cursor, take(count * LISTS));
  const listAt = (place: number) => memory.subarray(place * count, (place + 1) * count);
  const lists = CELL_NUMBERS.map((name, place) => [name, listAt(place)] as const);
  const voiceOf = listAt(CELL_NUMBERS.length);
  return { promptId, month, engines, cells: nameLists(lists), voiceOf, voices };
}

/** Every name comes once: `CELL_NUMBERS` lists them all. */
const nameLists = (lists: readonly (readonly [CellNumber, Int32Array])[]) =>
  Object.fromEntries(lists) as Record<CellNumber, Int32Array>;

const BY_RULES: readonly string[] = ['rules'];
const NONE: readonly string[] = [];

/** Who read a cell; one without a name was read by the rules alone. */
export function listReaders({ cells, voices, voiceOf }: DaysOfPrompt, cell: number): readonly string[] {
  const readers = voices[voiceOf[cell] ?? 0]?.readers ?? NONE;
  if (readers.length > 0) return readers;
  return (cells.ok[cell] ?? 0) > (cells.discarded[cell] ?? 0) ? BY_RULES : NONE;
}
