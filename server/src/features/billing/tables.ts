import { boolean, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { UserId } from '#lib/ids';
import { text } from '#platform/db';
import type { ProviderStatus } from './rules/subscription-status.ts';

/** What the payment provider said last of each subscription an account has or had; one at most has not ended. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id').$type<UserId>().notNull(),
    provider: text('provider').$type<'stripe' | 'sandbox'>().notNull(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    status: text('status').$type<ProviderStatus>().notNull(),
    currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subscriptionId] })],
);
