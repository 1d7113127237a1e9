import type { PlanId } from '@citato/contract';
import { bigint, boolean, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PaymentProvider } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { ProviderStatus } from './rules/subscription-status.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const provider = () => text('provider').$type<PaymentProvider['id']>().notNull();

/** What the payment provider said last of each subscription an account has or had; one at most has not ended. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id').$type<AccountId>().notNull(),
    provider: provider(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    status: text('status').$type<ProviderStatus>().notNull(),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    priceId: text('price_id'),
    planId: text('plan_id').$type<PlanId>(),
    createdAt: moment('created_at'),
    /** The end of a period its owner was reminded of. */
    remindedOfEnd: moment('reminded_of_end'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subscriptionId] })],
);

export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: uuid('user_id').$type<AccountId>().notNull(),
    provider: provider(),
    /** Null until the provider has answered for the first time. */
    customerId: text('customer_id'),
    /** The plan its payments gave the account last; null when they give none. */
    grantedPlanId: text('granted_plan_id').$type<PlanId>(),
    /** The digest of what the provider was sent last, and of what is being sent, numbered. */
    sentDigest: text('told_digest'),
    tellingDigest: text('telling_digest'),
    tellingNumber: bigint('telling_number', { mode: 'number' }).notNull().default(0),
    syncStarted: bigint('sync_started', { mode: 'number' }).notNull().default(0),
    syncApplied: bigint('sync_applied', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider] })],
);

/** Events of the provider that were taken, each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: provider(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** Discrepancies that reconciliation found between the provider and us, and what it corrected. */
export const paymentDiscrepancies = pgTable('payment_drifts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').$type<AccountId>(),
  provider: provider(),
  /** What differed: `plan` or a subscription's id. */
  subject: text('subject').notNull(),
  was: jsonb('was').$type<unknown>().notNull(),
  became: jsonb('became').$type<unknown>().notNull(),
  noticedAt: moment('noticed_at').notNull(),
});

/** When all customers were last compared with a provider. */
export const paymentChecks = pgTable('payment_checks', {
  provider: provider().primaryKey(),
  finishedAt: moment('finished_at').notNull(),
  compared: integer('compared').notNull(),
  failed: integer('failed').notNull(),
});

/** Which plan a price stands for; prices no longer sold stay. */
export const planPrices = pgTable(
  'plan_prices',
  {
    provider: provider(),
    priceId: text('price_id').notNull(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    /** A month, in cents; null until prices are read again. */
    amountCents: integer('amount_cents'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.priceId] })],
);
