import { completeObject } from '../published/complete-object.ts';
import type { InvoiceRecord, LineRecord, PaymentIntentRecord } from '../stripe-records.ts';
import type { World } from '../stripe-world.ts';
import { type Json, listOf } from './json.ts';

/** The one product everything is a price of. */
export const PRODUCT = 'prod_citato';

export function renderInvoice(invoice: InvoiceRecord, world: Pick<World, 'find'>): Json {
  const { id, customerId, subscriptionId, status, total, amountDue, created } = invoice;
  // A preview of a first month is of no subscription yet.
  const itemId = world.find('subscription', subscriptionId)?.itemId ?? 'si_upcoming';
  const amountPaid = status === 'paid' ? amountDue : 0;
  return {
    id,
    object: 'invoice',
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: amountPaid,
    amount_remaining: status === 'void' ? 0 : amountDue - amountPaid,
    amount_shipping: 0,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0 || status === 'paid',
    automatic_tax: { enabled: false },
    collection_method: 'charge_automatically',
    created,
    currency: 'eur',
    custom_fields: invoice.payer?.customFields ?? null,
    customer: customerId,
    customer_address: invoice.payer?.address ?? null,
    customer_name: invoice.payer?.name ?? null,
    customer_tax_ids: (invoice.payer?.taxIds ?? []).map(({ type, value }) => ({ type, value })),
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
    issuer: { type: 'self' },
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      invoice.lines.map((line) => renderLine(line, { invoice, itemId })),
    ),
    livemode: false,
    next_payment_attempt: status === 'open' ? invoice.nextStepAt : null,
    number: invoice.number,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: subscriptionId },
    },
    payment_settings: {},
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: total,
    total,
    total_taxes: [],
  };
}

function renderLine(
  line: LineRecord,
  { invoice: { id, subscriptionId }, itemId }: { invoice: InvoiceRecord; itemId: string },
): Json {
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: 'eur',
    discountable: !line.isProration,
    invoice: id,
    livemode: false,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        proration: line.isProration,
        subscription: subscriptionId,
        subscription_item: itemId,
      },
    },
    period: { start: line.start, end: line.end },
    pricing: { type: 'price_details', price_details: { price: line.priceId, product: PRODUCT } },
    quantity: 1,
    subtotal: line.amount,
  };
}

/** The payments of an invoice, which come only when they are asked for. */
export function renderPayments({ id, intentId, status, amountDue, paidAt, created }: InvoiceRecord): Json {
  const url = `/v1/invoice_payments?invoice=${id}`;
  if (intentId === null) return listOf(url, []);
  const payment = completeObject('invoice_payment', {
    id: `inpay_${intentId}`,
    object: 'invoice_payment',
    amount_paid: status === 'paid' ? amountDue : null,
    amount_requested: amountDue,
    created,
    currency: 'eur',
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intentId },
    status: status === 'paid' ? 'paid' : status === 'void' ? 'canceled' : 'open',
    status_transitions: { canceled_at: null, paid_at: paidAt },
  });
  return listOf(url, [payment]);
}

export function renderPaymentIntent({
  id,
  secret,
  customerId,
  amount,
  status,
  lastError,
  created,
}: PaymentIntentRecord): Json {
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    capture_method: 'automatic',
    client_secret: `${id}_${secret}`,
    confirmation_method: 'automatic',
    created,
    currency: 'eur',
    customer: customerId,
    last_payment_error:
      lastError === null
        ? null
        : {
            type: 'card_error',
            code: lastError.code,
            ...(lastError.declineCode === null ? {} : { decline_code: lastError.declineCode }),
          },
    livemode: false,
    payment_method_types: ['card'],
    status,
  };
}
