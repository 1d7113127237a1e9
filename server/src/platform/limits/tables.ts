import { bigint, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { text } from '#platform/db';

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: bigint('expire', { mode: 'number' }),
});

export const leases = pgTable('leases', {
  key: text('key').primaryKey(),
  holder: uuid('holder').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
