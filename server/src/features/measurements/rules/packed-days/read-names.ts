import type { EngineId } from '@citato/contract';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type ByteCursor, createLists, readNumber, readNumbers } from '../packed-answers/byte-list.ts';
import { LAYOUT } from './pack-days.ts';
import { hashKeys } from './pack-names.ts';

/** A stored month of one prompt with the companies it names, by their places. */
export interface StoredNames {
  readonly promptId: PromptId;
  readonly month: RomeDay;
  readonly companyKeys: readonly string[];
  /** The spelling most answers of the month use. */
  readonly companyNames: readonly string[];
  readonly bytes: Uint8Array;
}

/** One company in the cells of a prompt's month; engines by their places from 1. */
export interface NamedCells {
  readonly promptId: PromptId;
  readonly month: RomeDay;
  readonly engines: readonly EngineId[];
  readonly key: string;
  readonly days: ArrayLike<number>;
  readonly engineOf: ArrayLike<number>;
  /** Ok answers that name it: in all, beside the own company, and before it. */
  readonly mentions: ArrayLike<number>;
  readonly beside: ArrayLike<number>;
  readonly before: ArrayLike<number>;
}

/** Whether bytes are of so many cells and of these companies: a build that knows no bytes may have written columns since. */
export function areNamesOf(
  bytes: Uint8Array,
  { cells, companyKeys }: { cells: number; companyKeys: readonly string[] },
): boolean {
  const cursor: ByteCursor = { bytes, at: 1 };
  return bytes[0] === LAYOUT && readNumber(cursor) === cells && readNumber(cursor) === hashKeys(companyKeys);
}

/**
 * Goes through the companies of a month, by their places among the keys.
 * @param visit says whether the cells of a company are wanted
 */
function visitCompanies(
  bytes: Uint8Array,
  visit: (company: { place: number; isOwn: boolean; mentions: number }) => StartCells | null,
): void {
  const cursor: ByteCursor = { bytes, at: 1 };
  const cells = readNumber(cursor);
  // The hash of the keys.
  readNumber(cursor);
  const counts = Array.from({ length: readNumber(cursor) * 3 }, () => readNumber(cursor));
  const companies = readNumber(cursor);
  // No company is named in more cells: one piece of memory is used again for each.
  const memory = new Int32Array(cells * 2);
  for (let place = 0; place < companies; place += 1) {
    const isOwn = bytes[cursor.at] === 1;
    cursor.at += 1;
    const mentions = readNumber(cursor);
    const length = readNumber(cursor);
    const end = cursor.at + length;
    const start = visit({ place, isOwn, mentions });
    if (start !== null) visitCells(cursor, { counts, memory }, start);
    cursor.at = end;
  }
}
type VisitCell = (index: number, cell: number, mentions: number, beside: number, before: number) => void;
/** Is called with the number of cells. */
type StartCells = (length: number) => VisitCell;

/** The steps from one cell to the next stand together, then the places of their counts. */
function visitCells(
  cursor: ByteCursor,
  { counts, memory }: { counts: readonly number[]; memory: Int32Array },
  start: StartCells,
): void {
  const length = readNumber(cursor);
  const visit = start(length);
  const numbers = readNumbers(cursor, memory.subarray(0, length * 2));
  let cell = -1;
  for (let index = 0; index < length; index += 1) {
    cell += numbers[index] ?? 0;
    const kind = (numbers[length + index] ?? 0) * 3;
    visit(index, cell, counts[kind] ?? 0, counts[kind + 1] ?? 0, counts[kind + 2] ?? 0);
  }
}

/** How often each other company is named in the month. */
export function countNames({ companyKeys, companyNames, bytes }: StoredNames) {
  const counted: { key: string; name: string; mentions: number; most: number }[] = [];
  visitCompanies(bytes, ({ place, isOwn, mentions }) => {
    const key = companyKeys[place] ?? '';
    if (!isOwn) counted.push({ key, name: companyNames[place] ?? key, mentions, most: mentions });
    return null;
  });
  return counted;
}

/** The cells that name chosen companies. */
export function listNamedCells(
  { promptId, month, companyKeys, bytes }: StoredNames,
  {
    keys,
    engines,
    cellDays,
    cellEngines,
  }: {
    keys: ReadonlySet<string>;
    engines: readonly EngineId[];
    cellDays: ArrayLike<number>;
    cellEngines: ArrayLike<number>;
  },
): NamedCells[] {
  const listed: NamedCells[] = [];
  visitCompanies(bytes, ({ place }) => {
    const key = companyKeys[place] ?? '';
    if (!keys.has(key)) return null;
    return (length) => {
      const take = createLists(length * 5);
      const [days, engineOf] = [take(length), take(length)];
      const [mentions, beside, before] = [take(length), take(length), take(length)];
      listed.push({ promptId, month, engines, key, days, engineOf, mentions, beside, before });
      return (index, cell, all, besideOwn, beforeOwn) => {
        days[index] = cellDays[cell] ?? 0;
        engineOf[index] = cellEngines[cell] ?? 0;
        mentions[index] = all;
        beside[index] = besideOwn;
        before[index] = beforeOwn;
      };
    };
  });
  return listed;
}
