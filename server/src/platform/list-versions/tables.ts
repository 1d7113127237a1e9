import { bigint, customType, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '#lib/ids';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** A striped counter of the changes to the list of a user's companies: triggers raise it in the transaction of each. */
export const listRevisions = pgTable(
  'list_revisions',
  {
    userId: uuid('user_id').$type<AccountId>().notNull(),
    stripe: bigint('stripe', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    raisedBy: transactionId('raised_by').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_list_revisions', columns: [table.userId, table.stripe] })],
);
