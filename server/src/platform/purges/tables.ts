import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { text } from '#platform/db';

/** When each purge last ran: a clock that jumped is noticed by it. */
export const purgeRuns = pgTable('purge_runs', {
  name: text('name').primaryKey(),
  lastRunAt: timestamp('last_run_at', { withTimezone: true }).notNull(),
  trustedFrom: timestamp('trusted_from', { withTimezone: true }).notNull(),
});
