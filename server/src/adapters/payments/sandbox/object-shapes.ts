import * as z from 'zod';
import type {
  Card,
  Customer,
  Invoice,
  Payer,
  Payment,
  PaymentMethod,
  Price,
  Setup,
  Subscription,
} from './rules/sandbox-objects.ts';
import type { Shape } from './store/objects.ts';

const moment = z.coerce.date();

const card: z.ZodType<Card> = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  behaviour: z.enum(['works', 'insufficient_funds', 'asks_at_every_charge']),
});

const price: z.ZodType<Price> = z.object({ id: z.string(), amountCents: z.int(), currency: z.string() });

const payment: z.ZodType<Payment> = z.object({
  id: z.string(),
  clientSecret: z.string(),
  state: z.enum(['due', 'paid', 'action_required', 'failed', 'void']),
  declineCode: z.nullable(z.string()),
});

const text = z.nullable(z.string());

const payer: z.ZodType<Payer> = z.object({
  name: text,
  billing: z.object({
    country: z.string(),
    address: text,
    city: text,
    postalCode: text,
    vatNumber: text,
    fiscalCode: text,
    recipient: text,
  }),
});

export const CUSTOMER: Shape<Customer> = {
  kind: 'customer',
  schema: z.object({
    id: z.string(),
    creditCents: z.int(),
    invoiceCount: z.int(),
    // Customers of earlier releases have none.
    payer: z.nullable(payer).default(null),
  }),
};

export const PAYMENT_METHOD: Shape<PaymentMethod> = {
  kind: 'payment_method',
  schema: z.object({ id: z.string(), customerId: z.string(), card }),
};

export const SETUP: Shape<Setup> = {
  kind: 'setup',
  schema: z.object({
    id: z.string(),
    customerId: z.string(),
    clientSecret: z.string(),
    status: z.enum(['requires_card', 'requires_action', 'succeeded']),
    pendingCard: z.nullable(card),
    paymentMethodId: z.nullable(z.string()),
  }),
};

export const SUBSCRIPTION: Shape<Subscription> = {
  kind: 'subscription',
  schema: z.object({
    id: z.string(),
    customerId: z.string(),
    status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
    price,
    paymentMethodId: z.string(),
    anchor: moment,
    periodStart: moment,
    periodEnd: moment,
    cancelAtPeriodEnd: z.boolean(),
    latestInvoiceId: z.nullable(z.string()),
    pendingCents: z.int(),
    createdAt: moment,
  }),
};

export const INVOICE: Shape<Invoice> = {
  kind: 'invoice',
  schema: z.object({
    id: z.string(),
    sequence: z.int(),
    customerId: z.string(),
    subscriptionId: z.string(),
    status: z.enum(['open', 'paid', 'void', 'uncollectible']),
    currency: z.string(),
    amountCents: z.int(),
    dueCents: z.int(),
    issuedAt: moment,
    paidAt: z.nullable(moment),
    periodStart: moment,
    periodEnd: moment,
    priceId: z.string(),
    payment,
    retries: z.int(),
    nextRetryAt: z.nullable(moment),
    // Invoices of earlier releases have none.
    refunds: z.array(z.object({ id: z.string(), amountCents: z.int(), issuedAt: moment })).default([]),
    disputes: z
      .array(
        z.object({
          id: z.string(),
          amountCents: z.int(),
          status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
          dueBy: moment,
          openedAt: moment,
        }),
      )
      .default([]),
  }),
};
