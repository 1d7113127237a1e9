import { completeObject } from './published/complete-object.ts';
import { type Json, listOf } from './rendering/json.ts';
import { renderDispute, renderRefund } from './rendering/render-charges.ts';
import { PRODUCT, renderInvoice, renderPaymentIntent } from './rendering/render-invoices.ts';
import type { Records } from './stripe-records.ts';
import type { RecordKind, World } from './stripe-world.ts';

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
  payment_method: ({ id, customerId, card, created }) => ({
    id,
    object: 'payment_method',
    type: 'card',
    billing_details: {},
    created,
    customer: customerId,
    livemode: false,
    card: {
      brand: 'visa',
      last4: card.number.slice(-4),
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
    },
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
    billing_scheme: 'per_unit',
    created,
    currency: 'eur',
    livemode: false,
    lookup_key: lookupKey,
    product: PRODUCT,
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
      created,
      current_period_end: periodEnd,
      current_period_start: periodStart,
      plan: { id: subscription.priceId, object: 'plan' },
      price: renderRecord(world, 'price', subscription.priceId),
      quantity: 1,
      subscription: id,
    };
    return {
      id,
      object: 'subscription',
      automatic_tax: { enabled: false },
      billing_cycle_anchor: created,
      billing_mode: { type: 'flexible' },
      cancel_at: subscription.cancelAtPeriodEnd ? periodEnd : null,
      cancel_at_period_end: subscription.cancelAtPeriodEnd,
      collection_method: 'charge_automatically',
      created,
      currency: 'eur',
      customer: customerId,
      default_payment_method: subscription.paymentMethodId,
      ended_at: endedAt,
      invoice_settings: { issuer: { type: 'self' } },
      items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
      latest_invoice: subscription.latestInvoiceId,
      livemode: false,
      metadata,
      start_date: created,
      status: subscription.status,
    };
  },
  invoice: renderInvoice,
  payment_intent: renderPaymentIntent,
  refund: renderRefund,
  dispute: renderDispute,
};

export function renderRecord(world: World, kind: RecordKind, id: string): Json {
  return render(world, kind, world.get(kind, id));
}

export function render<Kind extends RecordKind>(world: World, kind: Kind, record: Records[Kind]): Json {
  return completeObject(kind, RENDERERS[kind](record, world));
}
