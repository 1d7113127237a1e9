import { type Cell, roundCell, writeBoolean } from './write-rows.ts';

/** Excel takes 32,767; its own count of some characters is larger than ours. */
const MAX_TEXT = 32_000;
/** What a text takes in the file at most: a hundred thousand rows of these stay below the 4 GB of a part. */
const MAX_BYTES = 40_000;
/** `&quot;` is the longest way a character is written. */
const MAX_BYTES_OF_CHARACTER = 6;
/** What XML cannot hold: a file with it is broken for a spreadsheet program. */
const ILLEGAL =
  /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * A value as a spreadsheet's cell: numbers are numbers, days and moments dates, and every other text is stored as a
 * text, so that none is a formula and leading zeros stay. A spreadsheet knows no zones: a moment shows Rome's clock.
 */
export function toSpreadsheetCell(
  cell: Cell,
  { kind, writeMoment }: { kind: 'day' | 'moment' | undefined; writeMoment: (moment: Date) => string },
): string | number | Date | null {
  if (cell === null) return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? roundCell(cell) : null;
  if (typeof cell === 'boolean') return writeBoolean(cell);
  if (cell instanceof Date) return new Date(`${writeMoment(cell).replace(' ', 'T')}:00Z`);
  if (kind === 'day') return new Date(`${cell}T00:00:00Z`);
  const text = cell.replace(ILLEGAL, '').replace(/\r\n?/g, '\n');
  return cutText(text);
}

/** A text that is too long for a cell ends with a sign that it was cut, never within a character. */
function cutText(text: string): string {
  if (text.length <= MAX_TEXT && sizeOf(text) <= MAX_BYTES) return text;
  let cut = text.slice(0, MAX_TEXT - 1);
  while (sizeOf(cut) > MAX_BYTES) cut = cut.slice(0, Math.floor((cut.length * MAX_BYTES) / sizeOf(cut)) - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** Bytes of a text as XML has it. */
function sizeOf(text: string): number {
  if (text.length * MAX_BYTES_OF_CHARACTER <= MAX_BYTES) return 0;
  const escaped = text.match(/[&<>"']/g)?.length ?? 0;
  return Buffer.byteLength(text) + escaped * (MAX_BYTES_OF_CHARACTER - 1);
}
