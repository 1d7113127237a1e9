import type { PlanId } from '@citato/contract';
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PaymentProvider } from '#adapters/payments';
import type { OperationId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { OperationKind, OperationParameters, OperationResult } from './rules/operation.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a user asked of the payment provider, stored before it is asked: its id is the root of the idempotency keys. */
export const paymentOperations = pgTable('payment_operations', {
  id: uuid('id').$type<OperationId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  provider: text('provider').$type<PaymentProvider['id']>().notNull(),
  kind: text('kind').$type<OperationKind>().notNull(),
  /** The browser's own name for it; null where it has none. */
  requestId: text('request_id'),
  parameters: jsonb('parameters').$type<OperationParameters>().notNull(),
  state: text('state').$type<'open' | 'done' | 'failed'>().notNull(),
  result: jsonb('result').$type<OperationResult>(),
  /** What is left of it waits until this invoice is paid; then it is taken up, once. */
  awaitedInvoiceId: text('awaited_invoice_id'),
  resumedAt: moment('resumed_at'),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
});
export type OperationRow = typeof paymentOperations.$inferSelect;

/** The downgrade a user was shown last: a confirmation must find it unchanged. */
export const downgradePreviews = pgTable('downgrade_previews', {
  userId: uuid('user_id').$type<AccountId>().primaryKey(),
  planId: text('plan_id').$type<PlanId>().notNull(),
  digest: text('digest').notNull(),
});
