import type { ExportFormat } from '@citato/contract';
import { writeCsvLine, writeText } from '#lib/csv-line';

export type Cell = string | number | boolean | Date | null;

/** A column of a file: its key for programs, its head for people, and how its value is read of a row. */
export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly read: (row: Row) => Cell;
  /** What a spreadsheet shows its cells as: a day is read as `YYYY-MM-DD`, a moment as a date. */
  readonly kind?: 'day' | 'moment';
}

/** The formats of one line a row; a spreadsheet file is written by others. */
export type LineFormat = Exclude<ExportFormat, 'xlsx'>;

const BYTE_ORDER_MARK = '\uFEFF';
const CENTS = 100;
const MINUTE_MS = 60_000;

const romeMoment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

/** What stands before the rows. */
export function writeHead<Row>(columns: readonly Column<Row>[], format: LineFormat): string {
  if (format === 'jsonl') return '';
  if (format === 'rfc4180')
    return writeCsvLine(
      columns.map(({ key }) => key),
      ',',
    );
  return BYTE_ORDER_MARK + writeCsvLine(columns.map(({ head }) => head));
}

/** What writes rows in the file's format, one after the other. */
export function createRowWriter<Row>(
  columns: readonly Column<Row>[],
  format: LineFormat,
): (row: Row) => string {
  if (format === 'jsonl')
    return (row) =>
      `${JSON.stringify(Object.fromEntries(columns.map(({ key, read }) => [key, read(row)])))}\n`;
  const separator = format === 'csv' ? ';' : ',';
  const write = format === 'csv' ? createItalianWriter() : writePlain;
  return (row) =>
    writeCsvLine(
      columns.map(({ read }) => write(read(row))),
      separator,
    );
}

/** As Italian spreadsheets read it: decimal comma, Rome's time, and what is unknown left empty. */
function createItalianWriter(): (cell: Cell) => string {
  const writeMoment = createMomentWriter();
  return (cell) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return writeText(cell);
    if (typeof cell === 'number') return roundCell(cell).toString().replace('.', ',');
    if (typeof cell === 'boolean') return writeBoolean(cell);
    return writeMoment(cell);
  };
}

/** A moment in Rome to the minute; answers of one analysis share theirs, and writing one costs more than all else. */
export function createMomentWriter(): (moment: Date) => string {
  let known = { minute: NaN, text: '' };
  return (moment) => {
    const minute = Math.floor(moment.getTime() / MINUTE_MS);
    if (known.minute !== minute) known = { minute, text: romeMoment.format(moment) };
    return known.text;
  };
}

export const writeBoolean = (value: boolean): string => (value ? 'sì' : 'no');

/** As programs read it; a text that begins like a formula is neutralised here, too, since somebody may open it. */
function writePlain(cell: Cell): string {
  if (typeof cell === 'number') return String(roundCell(cell));
  if (typeof cell === 'boolean') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  return writeText(cell);
}

export function roundCell(value: number): number {
  return Math.round(value * CENTS) / CENTS;
}
