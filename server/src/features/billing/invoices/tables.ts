import type { BillingInfo, PlanId } from '@citato/contract';
import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PaymentProvider, ProviderInvoice } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { DisputeStatus } from './rules/dispute-progress.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Whom an account's invoices are made out to, as its owner states it now. */
export const billingInfo = pgTable('billing_info', {
  userId: uuid('user_id').$type<AccountId>().primaryKey(),
  customerType: text('customer_type').$type<BillingInfo['customerType']>().notNull(),
  country: text('country').$type<BillingInfo['country']>().notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  address: text('address'),
  city: text('city'),
  postalCode: text('postal_code'),
  fiscalCode: text('fiscal_code'),
  companyName: text('company_name'),
  vatNumber: text('vat_number'),
  sdiCode: text('sdi_code'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type BillingInfoRow = typeof billingInfo.$inferSelect;

/** Whom an invoice is made out to, as it was stated when the invoice was paid. */
export type BillTo = Omit<BillingInfoRow, 'userId' | 'createdAt' | 'updatedAt'>;

/** What the payment provider invoiced, as it said last. Outlives the account. */
export const invoices = pgTable(
  'invoices',
  {
    provider: text('provider').$type<PaymentProvider['id']>().notNull(),
    invoiceId: text('invoice_id').notNull(),
    /** Null when the account is gone. */
    userId: uuid('user_id').$type<AccountId>(),
    number: text('number'),
    status: text('status').$type<Exclude<ProviderInvoice['status'], 'draft'>>().notNull(),
    currency: text('currency').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** What its customer's credit left to charge, and what was charged; null until the provider is read again. */
    dueCents: integer('due_cents'),
    paidCents: integer('paid_cents'),
    /** VAT within the amount, where the provider computes one. */
    taxCents: integer('tax_cents'),
    issuedAt: moment('issued_at').notNull(),
    paidAt: moment('paid_at'),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    planId: text('plan_id').$type<PlanId>(),
    hostedUrl: text('hosted_url'),
    pdfUrl: text('pdf_url'),
    payerName: text('payer_name'),
    billTo: jsonb('bill_to').$type<BillTo>(),
    /** When it was first seen paid, with which its receipt went out. */
    settledAt: moment('settled_at'),
    /** Failed charges its customer was notified of, and when last. */
    notifiedAttempts: integer('told_attempts').notNull().default(0),
    notifiedAt: moment('told_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.invoiceId] })],
);
export type InvoiceRow = typeof invoices.$inferSelect;

/** What was given back of an invoice. Goes with it. */
export const invoiceRefunds = pgTable(
  'invoice_refunds',
  {
    provider: text('provider').$type<PaymentProvider['id']>().notNull(),
    refundId: text('refund_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    kind: text('kind').$type<'refund' | 'credit_note'>().notNull(),
    number: text('number'),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    status: text('status').$type<'pending' | 'succeeded' | 'failed'>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** The days it is booked on: when it became certain, and when it turned out not to have arrived. */
    settledAt: moment('settled_at'),
    failedAt: moment('failed_at'),
    notifiedAt: moment('told_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.refundId] })],
);
export type RefundRow = typeof invoiceRefunds.$inferSelect;

/** A payment its holder asked the bank to fetch back. Goes with its invoice. */
export const invoiceDisputes = pgTable(
  'invoice_disputes',
  {
    provider: text('provider').$type<PaymentProvider['id']>().notNull(),
    disputeId: text('dispute_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<DisputeStatus>().notNull(),
    dueBy: moment('due_by'),
    openedAt: moment('opened_at').notNull(),
    /** The days it was seen decided on. */
    lostAt: moment('lost_at'),
    wonAt: moment('won_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.disputeId] })],
);
export type DisputeRow = typeof invoiceDisputes.$inferSelect;
