import type { ExportFormat } from '@citato/contract';
import { writeCsvLine, writeText } from '#lib/csv-line';

export type Cell = string | number | boolean | Date | null;

/** A column of a file: its key for programs, its head for people, and how its value is read of a row. */
export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly read: (row: Row) => Cell;
}

const BYTE_ORDER_MARK = '\uFEFF';
const CENTS = 100;

const romeMoment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

/** What stands before the rows. */
export function writeHead<Row>(columns: readonly Column<Row>[], format: ExportFormat): string {
  if (format === 'jsonl') return '';
  if (format === 'rfc4180')
    return writeCsvLine(
      columns.map(({ key }) => key),
      ',',
    );
  return BYTE_ORDER_MARK + writeCsvLine(columns.map(({ head }) => head));
}

/** One row in the file's format. */
export function writeRow<Row>(
  row: Row,
  { columns, format }: { columns: readonly Column<Row>[]; format: ExportFormat },
): string {
  if (format === 'jsonl') {
    const values = columns.map(({ key, read }) => [key, read(row)]);
    return `${JSON.stringify(Object.fromEntries(values))}\n`;
  }
  const write = format === 'csv' ? writeItalian : writePlain;
  return writeCsvLine(
    columns.map(({ read }) => write(read(row))),
    format === 'csv' ? ';' : ',',
  );
}

/** As Italian spreadsheets read it: decimal comma, Rome's time, and what is unknown left empty. */
function writeItalian(cell: Cell): string {
  if (typeof cell === 'number') return round(cell).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'sì' : 'no';
  if (cell instanceof Date) return romeMoment.format(cell);
  return writeText(cell);
}

/** As programs read it; a text that begins like a formula is neutralised here, too, since somebody may open it. */
function writePlain(cell: Cell): string {
  if (typeof cell === 'number') return round(cell);
  if (typeof cell === 'boolean') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  return writeText(cell);
}

function round(value: number): string {
  return String(Math.round(value * CENTS) / CENTS);
}
