import { bigint, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { jsonb, text } from '#platform/db';

export type ObjectKind = 'customer' | 'setup' | 'payment_method' | 'subscription' | 'invoice';

/** Customers, cards, subscriptions and invoices of the embedded provider as documents. */
export const sandboxObjects = pgTable('sandbox_objects', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<ObjectKind>().notNull(),
  customerId: text('customer_id').notNull(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  data: jsonb('data').notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }),
});

export const sandboxRequests = pgTable('sandbox_requests', {
  key: text('key').primaryKey(),
  parametersHash: text('parameters_hash').notNull(),
  reply: jsonb('reply'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const sandboxClock = pgTable('sandbox_clock', {
  id: integer('id').primaryKey(),
  offsetSeconds: bigint('offset_seconds', { mode: 'number' }).notNull(),
});
