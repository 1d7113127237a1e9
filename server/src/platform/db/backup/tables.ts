import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Copies of this database that were made whole. */
export const backups = pgTable('backups', {
  /** As of when. */
  takenAt: timestamp('taken_at', { withTimezone: true }).primaryKey(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
});
