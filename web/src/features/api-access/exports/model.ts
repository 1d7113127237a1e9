import { DATED_TABLES, type ExportTable } from '@citato/contract';
import { TABLE_NAMES } from './items-copy.ts';

/** 'Risultati, risposte' */
export function nameTables(tables: readonly ExportTable[]): string {
  return tables
    .map((table, place) => (place === 0 ? TABLE_NAMES[table] : TABLE_NAMES[table].toLowerCase()))
    .join(', ');
}

const DAY_MS = 86_400_000;

/** The first of the seven days that end with one. */
export function firstDayOf(lastDay: string): string {
  return new Date(Date.parse(`${lastDay}T00:00:00Z`) - 6 * DAY_MS).toISOString().slice(0, 10);
}

/** The days a file of a week is asked for: those of the week, or all where the table is as it is now. */
export function daysOf(table: ExportTable, lastDay: string): { from?: string; to?: string } {
  return DATED_TABLES.includes(table) ? { from: firstDayOf(lastDay), to: lastDay } : {};
}
