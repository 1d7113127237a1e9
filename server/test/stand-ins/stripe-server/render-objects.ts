import type { LineRecord, Records } from './stripe-records.ts';
import type { RecordKind, World } from './stripe-world.ts';

export type Json = Record<string, unknown>;

const listOf = (url: string, data: readonly Json[]): Json => ({
  object: 'list',
  url,
  has_more: false,
  data,
});

type Renderers = { [Kind in RecordKind]: (record: Records[Kind], world: World) => Json };

/** The objects as the API of 2026-10-28.endive has them, with the fields a caller of ours may look at. */
const RENDERERS: Renderers = {
  customer: ({ id, email, name, address, customFields, metadata, balance, created }) => ({
    id,
    object: 'customer',
    address,
    balance,
    invoice_settings: { custom_fields: customFields.length === 0 ? null : customFields },
    created,
    email,
    livemode: false,
    metadata,
    name,
  }),
  payment_method: ({ id, customerId, card }) => ({
    id,
    object: 'payment_method',
    type: 'card',
    customer: customerId,
    livemode: false,
    card: { brand: 'visa', last4: card.number.slice(-4), exp_month: card.expMonth, exp_year: card.expYear },
  }),
  setup_intent: ({ id, customerId, secret, status, paymentMethodId, created }) => ({
    id,
    object: 'setup_intent',
    client_secret: `${id}_${secret}`,
    created,
    customer: customerId,
    last_setup_error: null,
    livemode: false,
    payment_method: paymentMethodId,
    status,
    usage: 'off_session',
  }),
  price: ({ id, lookupKey, amount, isActive, created }) => ({
    id,
    object: 'price',
    active: isActive,
    created,
    currency: 'eur',
    livemode: false,
    lookup_key: lookupKey,
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    tax_behavior: 'inclusive',
    type: 'recurring',
    unit_amount: amount,
  }),
  subscription: (subscription, world) => {
    const { id, customerId, metadata, itemId, periodStart, periodEnd, created, endedAt } = subscription;
    const item = {
      id: itemId,
      object: 'subscription_item',
      current_period_end: periodEnd,
      current_period_start: periodStart,
      price: renderRecord(world, 'price', subscription.priceId),
      quantity: 1,
      subscription: id,
    };
    return {
      id,
      object: 'subscription',
      billing_mode: { type: 'flexible' },
      cancel_at: subscription.cancelAtPeriodEnd ? periodEnd : null,
      cancel_at_period_end: subscription.cancelAtPeriodEnd,
      collection_method: 'charge_automatically',
      created,
      currency: 'eur',
      customer: customerId,
      default_payment_method: subscription.paymentMethodId,
      ended_at: endedAt,
      items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
      latest_invoice: subscription.latestInvoiceId,
      livemode: false,
      metadata,
      status: subscription.status,
    };
  },
  invoice: (invoice) => {
    const { id, customerId, subscriptionId, status, total, amountDue, created } = invoice;
    return {
      id,
      object: 'invoice',
      amount_due: amountDue,
      amount_paid: status === 'paid' ? amountDue : 0,
      attempt_count: invoice.attempts,
      attempted: invoice.attempts > 0 || status === 'paid',
      created,
      currency: 'eur',
      custom_fields: invoice.payer?.customFields ?? null,
      customer: customerId,
      customer_address: invoice.payer?.address ?? null,
      customer_name: invoice.payer?.name ?? null,
      customer_tax_ids: (invoice.payer?.taxIds ?? []).map(({ type, value }) => ({ type, value })),
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
      lines: listOf(
        `/v1/invoices/${id}/lines`,
        invoice.lines.map((line) => renderLine(line, invoice)),
      ),
      livemode: false,
      next_payment_attempt: status === 'open' ? invoice.nextStepAt : null,
      number: invoice.number,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: {}, subscription: subscriptionId },
      },
      period_end: created,
      period_start: created,
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
  },
  payment_intent: ({ id, secret, customerId, amount, status, lastError, created }) => ({
    id,
    object: 'payment_intent',
    amount,
    client_secret: `${id}_${secret}`,
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
    status,
  }),
  refund: ({ id, intentId, customerId, amount, status, created }) => ({
    id,
    object: 'refund',
    amount,
    charge: chargeOf(intentId),
    created,
    currency: 'eur',
    customer: customerId,
    payment_intent: intentId,
    status,
  }),
};

const chargeOf = (intentId: string) => intentId.replace(/^pi_/, 'ch_');

/** The charge of a payment that succeeded; it names its payment, never its invoice. */
export function renderCharge(
  { list }: Pick<World, 'list'>,
  { id: intentId, customerId, amount, created }: Records['payment_intent'],
): Json {
  const refunded = list('refund').filter(
    (refund) => refund.intentId === intentId && refund.status !== 'failed',
  );
  const amountRefunded = refunded.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    id: chargeOf(intentId),
    object: 'charge',
    amount,
    amount_refunded: amountRefunded,
    created,
    currency: 'eur',
    customer: customerId,
    livemode: false,
    payment_intent: intentId,
    refunded: amountRefunded === amount,
    status: 'succeeded',
  };
}

/** The refunds of a charge, which come only when they are asked for: the newest few. */
export function renderRefunds(world: World, charge: string): Json {
  const refunds = world
    .list('refund')
    .filter(({ intentId }) => chargeOf(intentId) === charge)
    .reverse();
  const data = refunds.slice(0, REFUNDS_ALONG).map((refund) => render(world, 'refund', refund));
  return { ...listOf(`/v1/charges/${charge}/refunds`, data), has_more: refunds.length > REFUNDS_ALONG };
}

const REFUNDS_ALONG = 10;

function renderLine(line: LineRecord, { id, subscriptionId }: Records['invoice']): Json {
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: 'eur',
    invoice: id,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: { proration: line.isProration, subscription: subscriptionId },
    },
    period: { start: line.start, end: line.end },
    pricing: { type: 'price_details', price_details: { price: line.priceId } },
    quantity: 1,
  };
}

export function renderRecord(world: World, kind: RecordKind, id: string): Json {
  return render(world, kind, world.get(kind, id));
}

export function render<Kind extends RecordKind>(world: World, kind: Kind, record: Records[Kind]): Json {
  return RENDERERS[kind](record, world);
}

/** The payments of an invoice, which come only when they are asked for. */
export function renderPayments(world: World, invoiceId: string): Json {
  const { intentId, status, amountDue, created } = world.get('invoice', invoiceId);
  const url = `/v1/invoice_payments?invoice=${invoiceId}`;
  if (intentId === null) return listOf(url, []);
  const payment = {
    id: `inpay_${intentId}`,
    object: 'invoice_payment',
    amount_requested: amountDue,
    created,
    currency: 'eur',
    invoice: invoiceId,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intentId },
    status: status === 'paid' ? 'paid' : status === 'void' ? 'canceled' : 'open',
  };
  return listOf(url, [payment]);
}
