import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { text } from '#platform/db';

export const appSecrets = pgTable('app_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
