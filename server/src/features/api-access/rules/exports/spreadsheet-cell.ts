import { type Cell, roundCell, writeBoolean } from './write-rows.ts';

/** Excel takes 32,767; its own count of some characters is larger than ours. */
const MAX_TEXT = 32_000;
/** What XML cannot hold: a file with it is broken for a spreadsheet program. */
const ILLEGAL =
  /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * A value as a spreadsheet's cell: numbers are numbers, and every text is stored as a text, so that none is a formula
 * and leading zeros stay.
 */
export function toSpreadsheetCell(cell: Cell, writeMoment: (moment: Date) => string): string | number | null {
  if (cell === null) return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? roundCell(cell) : null;
  if (typeof cell === 'boolean') return writeBoolean(cell);
  if (cell instanceof Date) return writeMoment(cell);
  const text = cell.replace(ILLEGAL, '').replace(/\r\n?/g, '\n');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}
