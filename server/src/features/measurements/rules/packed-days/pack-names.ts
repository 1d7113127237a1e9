import { writeBytes, writeNumber } from '../packed-answers/byte-list.ts';
import { elementAt } from '../tallies/word-list.ts';
import { createKinds } from './kinds.ts';
import { LAYOUT } from './pack-days.ts';
import type { NameColumns } from './packed-columns.ts';

/**
 * Packs whom the cells of a prompt's month name: each company with its cells and the places of its counts there, which
 * recur and are written once. The same columns give the same bytes.
 */
export function packNames(columns: NameColumns): string {
  const bytes: number[] = [LAYOUT];
  writeNumber(bytes, columns.cellDays.length);
  writeNumber(bytes, hashKeys(columns.companyKeys));
  const cellOf = new Map(
    columns.cellDays.map((day, index) => [day * 1_000 + elementAt(columns.cellEngines, index), index]),
  );
  const counts = createKinds<readonly [number, number, number]>();
  const kinds = columns.mentions.map((mentions, index) => {
    const [beside, before] = [elementAt(columns.besideOwn, index), elementAt(columns.beforeOwn, index)];
    return counts.placeOf(`${String(mentions)} ${String(beside)} ${String(before)}`, [
      mentions,
      beside,
      before,
    ]);
  });
  writeNumber(bytes, counts.all.length);
  for (const kind of counts.all) for (const number of kind) writeNumber(bytes, number);
  writeNumber(bytes, columns.companyEnds.length);
  let first = 0;
  for (const [company, end] of columns.companyEnds.entries()) {
    const facts: number[] = [];
    writeNumber(facts, end - first);
    let cell = -1;
    for (let fact = first; fact < end; fact += 1) {
      const place = elementAt(columns.factDays, fact) * 1_000 + elementAt(columns.factEngines, fact);
      const next = cellOf.get(place);
      if (next === undefined) throw new Error('A company is named in a cell that is not there');
      writeNumber(facts, next - cell);
      cell = next;
    }
    for (let fact = first; fact < end; fact += 1) writeNumber(facts, elementAt(kinds, fact));
    bytes.push(columns.isOwn[end - 1] === true ? 1 : 0);
    writeNumber(bytes, elementAt(columns.companyMentions, company));
    writeNumber(bytes, facts.length);
    for (const byte of facts) bytes.push(byte);
    first = end;
  }
  return writeBytes(bytes);
}

/** Thirty-one bits of the keys (FNV-1a): bytes are read beside the keys they were packed with, or not at all. */
export function hashKeys(keys: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const key of keys) {
    for (let index = 0; index < key.length; index += 1)
      hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ 10, 0x01000193);
  }
  return hash >>> 1;
}
