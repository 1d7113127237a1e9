import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '#test/stand-ins/payment-provider/payment-scene';
import { STRIPE_KEYS } from '#test/stand-ins/stripe-server/stripe-keys';
import type { PaymentProvider } from '../payment-provider.ts';
import { createStripe } from './create-stripe.ts';

/** Objects as Stripe may have them, though our own calls make none like them. */
let replies: Readonly<Record<string, object>> = {};
let provider: PaymentProvider;
const server = createServer(({ url = '/' }, response) => {
  const reply = replies[new URL(url, 'http://stripe').pathname];
  response.writeHead(reply === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply ?? { error: { type: 'invalid_request_error' } }));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  provider = createStripe({ ...STRIPE_KEYS, apiBase: `http://127.0.0.1:${String(port)}` });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const END = 1_775_000_000;
const aSubscription = (changes: object = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_1',
  status: 'active',
  created: END - 2_592_000,
  cancel_at: null,
  cancel_at_period_end: false,
  items: { data: [{ id: 'si_1', current_period_end: END, price: { id: 'price_1' } }] },
  latest_invoice: null,
  ...changes,
});
const read = async (changes: object, others: Readonly<Record<string, object>> = {}) => {
  replies = { '/v1/subscriptions/sub_1': aSubscription(changes), ...others };
  return valueOf(await provider.getSubscription('sub_1'));
};

describe('a subscription', () => {
  it('ends with its period when Stripe’s own pages set that moment, and not when it lies beyond', async () => {
    expect(await read({ cancel_at: END })).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await read({ cancel_at: END + 1 })).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it.each(['2027-01-29', '2027-01-30', '2027-01-31', '2028-02-29'])(
    'ends its period when its item says so, in seconds: on %s',
    async (day) => {
      const end = new Date(`${day}T10:00:00.000Z`);
      const item = { id: 'si_1', current_period_end: end.getTime() / 1000, price: { id: 'price_1' } };
      // Before API 2025-03-31 the subscription itself said it.
      const { currentPeriodEnd } = await read({ items: { data: [item] }, current_period_end: END });
      expect(currentPeriodEnd?.toISOString()).toBe(`${day}T10:00:00.000Z`);
    },
  );

  it('of a status that nobody knows yet grants nothing and is not over', async () => {
    expect(await read({ status: 'resting' })).toMatchObject({ status: 'paused' });
  });

  it('may come with its customer as a whole, and its invoice as an id', async () => {
    const payments = { data: [{ is_default: true, status: 'open', payment: { payment_intent: 'pi_1' } }] };
    const others = {
      '/v1/invoices/in_1': { id: 'in_1', status: 'open', attempted: true, payments },
      '/v1/payment_intents/pi_1': { id: 'pi_1', status: 'processing', last_payment_error: null },
    };
    expect(await read({ customer: { id: 'cus_1' }, latest_invoice: 'in_1' }, others)).toMatchObject({
      customerId: 'cus_1',
      payment: { invoiceId: 'in_1', state: 'processing', clientSecret: null },
    });
  });

  it.each([
    ['draft', false, 'processing'],
    ['open', false, 'processing'],
    ['open', true, 'failed'],
    ['void', true, 'void'],
    ['uncollectible', true, 'void'],
    ['paid', true, 'paid'],
  ])(
    'whose invoice is %s without a payment of Stripe’s (asked for: %s) is %s',
    async (status, attempted, state) => {
      const latest = { id: 'in_1', status, attempted, payments: { data: [] } };
      expect((await read({ latest_invoice: latest })).payment).toMatchObject({ state });
    },
  );

  it.each([
    ['requires_confirmation', 'failed'],
    ['requires_capture', 'processing'],
    ['succeeded', 'processing'],
    ['canceled', 'void'],
  ])('whose payment is %s is %s', async (status, state) => {
    const payments = { data: [{ is_default: true, status: 'open', payment: { payment_intent: 'pi_1' } }] };
    const latest = { id: 'in_1', status: 'open', attempted: true, payments };
    const intent = { id: 'pi_1', status, last_payment_error: null };
    const { payment } = await read({ latest_invoice: latest }, { '/v1/payment_intents/pi_1': intent });
    expect(payment).toMatchObject({ state, declineCode: null });
  });
});

describe('an invoice', () => {
  const aLine = (price: string, amount: number, isProration: boolean) => ({
    amount,
    parent: { subscription_item_details: { proration: isProration } },
    period: { start: END - 1000, end: END },
    pricing: { price_details: { price } },
  });
  const list = async (...invoices: object[]) => {
    const whole = invoices.map((changes, index) => ({
      id: `in_${String(index)}`,
      number: null,
      customer: 'cus_1',
      status: 'paid',
      currency: 'eur',
      total: 5900,
      amount_due: 5900,
      amount_paid: 5900,
      created: END,
      status_transitions: { finalized_at: null, paid_at: null },
      parent: null,
      lines: { data: [] },
      total_taxes: null,
      ...changes,
    }));
    const page = (data: object[]) => ({ object: 'list', has_more: false, data });
    replies = {
      '/v1/invoices': page(whole),
      '/v1/charges': page([]),
      '/v1/credit_notes': page([]),
    };
    return valueOf(await provider.listInvoices('cus_1'));
  };

  it('that is a draft is left out', async () => {
    expect(await list({ status: 'draft' }, { status: 'open' })).toMatchObject([{ id: 'in_1' }]);
  });

  it('bears the tax Stripe computed, all kinds of it; none where it computes none', async () => {
    const invoices = await list({ total_taxes: [{ amount: 1000 }, { amount: 64 }] }, {});
    expect(invoices.map(({ taxCents }) => taxCents)).toEqual([1064, null]);
  });

  it('is for its month, else for what a change added, and for no price when there are several', async () => {
    const credit = aLine('price_old', -5900, true);
    const invoices = await list(
      { lines: { data: [credit, aLine('price_added', 900, true), aLine('price_month', 9900, false)] } },
      { lines: { data: [credit, aLine('price_added', 9900, true)] } },
      { lines: { data: [aLine('price_one', 1, false), aLine('price_other', 1, false)] } },
      {},
    );
    expect(invoices.map(({ priceId }) => priceId)).toEqual(['price_month', 'price_added', null, null]);
    expect(invoices.map(({ periodEnd }) => periodEnd?.getTime() ?? null)).toEqual([
      END * 1000,
      END * 1000,
      END * 1000,
      null,
    ]);
  });
});

it('a price of tiers, of three months or of another rhythm is none', async () => {
  const aPrice = (changes: object) => ({
    id: 'price_1',
    lookup_key: 'citato_pro_monthly',
    unit_amount: 5900,
    currency: 'eur',
    recurring: { interval: 'month', interval_count: 1 },
    ...changes,
  });
  const data = [
    aPrice({}),
    aPrice({ unit_amount: null }),
    aPrice({ recurring: { interval: 'month', interval_count: 3 } }),
    aPrice({ recurring: null }),
    aPrice({ lookup_key: null }),
  ];
  replies = { '/v1/prices': { object: 'list', has_more: false, data } };
  expect(valueOf(await provider.findPrices(['citato_pro_monthly']))).toHaveLength(1);
});
