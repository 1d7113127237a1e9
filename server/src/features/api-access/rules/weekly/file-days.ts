import { DATED_TABLES, type ExportTable } from '@citato/contract';
import { addDays, type ZoneDay } from '#lib/zone-time';

/** Rome days, both included; null: all there are. */
export interface FileDays {
  readonly from: ZoneDay | null;
  readonly to: ZoneDay | null;
}

/** The seven days that end with one. */
export function weekUntil(lastDay: ZoneDay): { from: ZoneDay; to: ZoneDay } {
  return { from: addDays(lastDay, -6), to: lastDay };
}

/**
 * The days a week's file of a table is about: what happened, of the week alone; figures of now, the plan and the
 * history as the menus give them, since a week of a history says little.
 */
export function fileDays(table: ExportTable, lastDay: ZoneDay): FileDays {
  return DATED_TABLES.includes(table) ? weekUntil(lastDay) : { from: null, to: null };
}
