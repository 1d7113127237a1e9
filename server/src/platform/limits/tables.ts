import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { text } from '#platform/db';

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: bigint('expire', { mode: 'number' }),
});
