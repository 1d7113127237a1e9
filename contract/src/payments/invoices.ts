import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { timestamp } from '../text.ts';
import { namedPlan } from './plan-ids.ts';

/** What was given back of an invoice. */
const refund = z.object({
  /** Of the credit note; null where money alone was given back. */
  number: z.nullable(z.string()),
  refundedAt: timestamp,
  /** When it turned out that nothing came back, or the credit note was voided; null, or missing, while it stands. */
  failedAt: z.nullish(timestamp),
  /** Cents the invoice is corrected by, and what of them went back to the card. */
  amountCents: z.int(),
  refundedCents: z.int(),
});

/** A payment its holder had the bank fetch back. */
const dispute = z.object({
  openedAt: timestamp,
  amountCents: z.int(),
  /** `lost`: the bank gave the money back to its holder; `won`: the payment stands. */
  status: knownWord(['open', 'won', 'lost']),
  /** When it was seen decided; null while it is open. */
  decidedAt: z.nullable(timestamp),
});

/** What the account was charged for, as the payment provider says. */
const invoice = z.object({
  id: z.string(),
  /** Null until the provider gave it one. */
  number: z.nullable(z.string()),
  issuedAt: timestamp,
  /** `open`: to be paid; `void` and `uncollectible`: it will not be paid any more. */
  status: knownWord(['open', 'paid', 'void', 'uncollectible']),
  currency: z.string(),
  /** Cents, VAT included; negative for a credit. */
  amountCents: z.int(),
  /** The amount to charge after the customer's credit, and the amount charged; missing where not known. */
  dueCents: z.nullish(z.int()),
  paidCents: z.nullish(z.int()),
  /** Cents of VAT within it; null where the accountant decides. */
  taxCents: z.nullable(z.int()),
  planId: z.nullable(namedPlan),
  periodStart: z.nullable(timestamp),
  periodEnd: z.nullable(timestamp),
  /** Pages of the provider's own; null where it has none. */
  hostedUrl: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
  /** Newest first; missing before the first one was ever read. */
  refunds: z.optional(z.array(refund)),
  disputes: z.optional(z.array(dispute)),
});
export type Invoice = z.infer<typeof invoice>;

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/billing/invoices',
  access: 'user',
  needs: 'own',
  summary: 'The invoices of the signed-in user, newest first, in pages.',
  query: z.object({
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  responses: {
    200: z.object({ invoices: z.array(invoice), nextCursor: z.nullable(z.string()) }),
  },
});

/** What was given back of a payment, or is disputed, by the provider's own pages or a bank. */
const paymentCorrection = z.object({
  id: z.string(),
  kind: knownWord(['refund', 'credit_note', 'dispute']),
  status: knownWord(['pending', 'succeeded', 'failed', 'needs_response', 'under_review', 'won', 'lost']),
  amountCents: z.int(),
  at: timestamp,
  /** Until when a dispute has to be answered; null where none is awaited. */
  dueBy: z.nullable(timestamp),
  invoiceNumber: z.nullable(z.string()),
  /** Whom the invoice was made out to; null where that was not stated. */
  customer: z.nullable(z.string()),
});
export type PaymentCorrection = z.infer<typeof paymentCorrection>;

export const listPaymentCorrections = defineEndpoint({
  method: 'GET',
  path: '/api/admin/payment-corrections',
  access: 'admin',
  summary: 'The newest refunds, credit notes and disputes of anybody, as the payment provider says.',
  responses: { 200: z.object({ corrections: z.array(paymentCorrection) }) },
});

const DAY_MESSAGE = 'Scrivi la data come 2026-03-31';
/** A calendar day in Rome. */
const day = z.iso
  .date(DAY_MESSAGE)
  .check(z.refine((text) => text >= '2000-01-01' && text < '2200-01-01', DAY_MESSAGE));

export const exportInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/admin/invoices.csv',
  access: 'admin',
  summary:
    'The invoices issued from one day to another in Rome, both included, as a CSV file for the accountant.',
  query: z.object({ startDate: day, endDate: day }).check(
    z.refine(({ startDate, endDate }) => startDate <= endDate, {
      path: ['endDate'],
      error: 'La data finale viene prima di quella iniziale',
    }),
  ),
  responses: { 200: 'binary' },
});
