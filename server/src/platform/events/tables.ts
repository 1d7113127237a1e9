import { bigint, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jsonb } from '#platform/db';

export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    event: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('ix_live_events_user_id').on(table.userId, table.id),
    index('ix_live_events_created_at').on(table.createdAt),
  ],
);
