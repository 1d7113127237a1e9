import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { timestamp } from '../text.ts';

const testStep = z.object({
  name: z.string(),
  /** `skipped`: a step before it failed. */
  outcome: z.enum(['passed', 'failed', 'skipped']),
  /** What was found; null when there is nothing to add. */
  detail: z.nullable(z.string()),
  milliseconds: z.int(),
});

const paymentTest = z.object({
  /** True when every step passed. */
  success: z.boolean(),
  message: z.string(),
  /** Why the first failed step failed; null when none did. */
  error: z.nullable(z.string()),
  testResult: z.object({ provider: z.enum(['sandbox', 'stripe']), steps: z.array(testStep) }),
});
export type PaymentTest = z.infer<typeof paymentTest>;

export const runPaymentFlow = defineEndpoint({
  method: 'POST',
  path: '/api/test/payment-flow',
  access: 'admin',
  summary:
    'Buy, change, cancel and reactivate a plan on an account that is removed after; 404 in production.',
  responses: { 200: paymentTest },
});

export const runIncompleteScenario = defineEndpoint({
  method: 'POST',
  path: '/api/test/incomplete-scenario',
  access: 'admin',
  summary: 'Pay with a card the bank declines, then repair it with another; 404 in production.',
  responses: { 200: paymentTest },
});

export const runWebhookTest = defineEndpoint({
  method: 'POST',
  path: '/api/test/simple-webhook',
  access: 'admin',
  summary: 'Post signed, repeated, altered and old events to our own webhook; 404 in production.',
  responses: { 200: paymentTest },
});

const AMOUNT_MESSAGE = 'L’importo è di almeno un centesimo';

export const refundSandboxInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/test/invoices/:invoiceId/refund',
  access: 'admin',
  summary:
    'Give back what a card paid of an invoice of the embedded provider, whole or in part; 404 elsewhere.',
  params: z.object({
    invoiceId: z.string().check(z.regex(/^in_[0-9a-f]{1,64}$/, 'Identificativo non valido')),
  }),
  body: z.object({
    /** Null: all that is left. */
    amountCents: z.nullable(
      z.int(AMOUNT_MESSAGE).check(z.minimum(1, AMOUNT_MESSAGE), z.maximum(100_000_000, AMOUNT_MESSAGE)),
    ),
  }),
  responses: { 204: 'empty' },
});

export const disputeSandboxInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/test/invoices/:invoiceId/dispute',
  access: 'admin',
  summary:
    'Have the payer of an invoice of the embedded provider dispute it (`needs_response`), and say how far its bank is; 404 elsewhere.',
  params: z.object({
    invoiceId: z.string().check(z.regex(/^in_[0-9a-f]{1,64}$/, 'Identificativo non valido')),
  }),
  body: z.object({
    status: z.enum(
      ['needs_response', 'under_review', 'won', 'lost'],
      'Scegli tra needs_response, under_review, won e lost',
    ),
  }),
  responses: { 204: 'empty' },
});

const MAX_S = 366 * 24 * 60 * 60;
const CLOCK_MESSAGE = 'L’orologio si sposta in avanti, al massimo di un anno alla volta';

export const moveSandboxClock = defineEndpoint({
  method: 'POST',
  path: '/api/test/clock',
  access: 'admin',
  summary: 'Move the time of the embedded payment provider on, with all that becomes due; 404 elsewhere.',
  body: z.object({
    advanceSeconds: z.int(CLOCK_MESSAGE).check(z.minimum(1, CLOCK_MESSAGE), z.maximum(MAX_S, CLOCK_MESSAGE)),
  }),
  responses: { 200: z.object({ now: timestamp }) },
});
