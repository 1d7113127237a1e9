import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').$type<AccountId>().notNull(),
    operation: text('operation').notNull(),
    /** The browser's own name for what it asks. */
    requestId: text('request_id').notNull(),
    parametersHash: text('parameters_hash').notNull(),
    /** Null only within the transaction that does the work. */
    answer: jsonb('answer').$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.operation, table.requestId] })],
);
