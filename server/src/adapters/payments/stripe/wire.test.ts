import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newKey,
  openPaymentScene,
  type PaymentScene,
  valueOf,
} from '#test/stand-ins/payment-provider/payment-scene';
import { startStripeUnderTest } from '#test/stand-ins/payment-provider/start-stripe';
import { STRIPE_KEYS } from '#test/stand-ins/stripe-server/stripe-keys';

let test: Awaited<ReturnType<typeof startStripeUnderTest>>;
let scene: PaymentScene;
beforeAll(async () => {
  test = await startStripeUnderTest();
  scene = await openPaymentScene(test);
});
afterAll(() => test.stop());

/** What `work` sends, line by line, with the key of what writes. */
async function listSent(work: () => Promise<unknown>) {
  const before = test.server.requests.length;
  await work();
  return test.server.requests
    .slice(before)
    .map(({ method, path, form, headers }) => [
      `${method} ${path}`,
      form,
      headers['idempotency-key'] ?? null,
    ]);
}

const expand = { 0: 'latest_invoice.payments' };

describe('what is sent to Stripe', () => {
  it('names the key of the account and the version of the API, and nothing of how fast it answered', async () => {
    await scene.subscribe('works');
    for (const { headers } of test.server.requests) {
      expect(headers.authorization).toBe(`Bearer ${STRIPE_KEYS.secretKey}`);
      expect(headers['stripe-version']).toBe('2026-10-28.endive');
      expect(headers['x-stripe-client-telemetry']).toBeUndefined();
    }
  });

  it('for a customer: name and address, and whose it is', async () => {
    const person = { userId: 'user-1', email: 'ada@esempio.it', name: 'Ada Bianchi' };
    let customerId = '';
    const made = await listSent(async () => {
      customerId = valueOf(await test.provider.createCustomer({ idempotencyKey: 'customer:1', ...person }));
    });
    const metadata = { citato_user_id: 'user-1' };
    const { email, name } = person;
    const form = { email, name, metadata, preferred_locales: { 0: 'it' } };
    expect(made).toEqual([['POST /v1/customers', form, 'customer:1']]);
    const change = { idempotencyKey: 'customer:2', customerId, email: 'eva@esempio.it', name: null };
    expect(await listSent(() => test.provider.updateCustomer(change))).toEqual([
      [`POST /v1/customers/${customerId}`, { email: 'eva@esempio.it', name: '' }, 'customer:2'],
    ]);
  });

  it('for a card: only a card, to be charged while its holder is away', async () => {
    const customerId = await scene.newCustomer();
    const sent = await listSent(() => test.provider.createSetup({ idempotencyKey: 'setup:1', customerId }));
    const form = {
      customer: customerId,
      allowed_payment_method_types: { 0: 'card' },
      usage: 'off_session',
    };
    expect(sent).toEqual([['POST /v1/setup_intents', form, 'setup:1']]);
  });

  it('for a subscription: one price, and the key under which it is found again', async () => {
    const customerId = await scene.newCustomer();
    const paymentMethodId = await scene.addCard(customerId, 'works');
    const request = { idempotencyKey: 'create:1', customerId, priceId: scene.low.id, paymentMethodId };
    const form = {
      customer: customerId,
      items: { 0: { price: scene.low.id } },
      default_payment_method: paymentMethodId,
      payment_behavior: 'allow_incomplete',
      off_session: 'false',
      metadata: { citato_key: 'create:1' },
      expand,
    };
    expect(await listSent(() => test.provider.createSubscription(request))).toEqual([
      ['POST /v1/subscriptions', form, 'create:1'],
    ]);
  });

  it('for another price: the item it takes the place of, and how the difference is paid', async () => {
    const { id: subscriptionId } = await scene.subscribe('works');
    const change = async (priceId: string, proration: 'charge_difference' | 'credit_difference') => {
      const request = { idempotencyKey: newKey(), subscriptionId, priceId, proration };
      const [read, written] = await listSent(() => test.provider.changePrice(request));
      expect(read?.[0]).toBe(`GET /v1/subscriptions/${subscriptionId}`);
      expect(JSON.stringify(written?.[1])).toMatch(/"items":{"0":{"id":"si_/);
      return written?.[1];
    };
    const isItem = (price: string) => ({ items: { 0: { price } }, off_session: 'false', expand });
    expect(await change(scene.high.id, 'charge_difference')).toMatchObject({
      ...isItem(scene.high.id),
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    expect(await change(scene.low.id, 'credit_difference')).toMatchObject({
      ...isItem(scene.low.id),
      proration_behavior: 'create_prorations',
      payment_behavior: 'allow_incomplete',
    });
  });

  it('for a payment no card is named, so that the same request stays the same', async () => {
    const { id: subscriptionId, customerId, payment } = await scene.subscribe('insufficient_funds');
    const paymentMethodId = await scene.addCard(customerId, 'works');
    const setCard = { idempotencyKey: 'card:1', subscriptionId, paymentMethodId };
    const [card] = await listSent(() => test.provider.setCard(setCard));
    const update = `POST /v1/subscriptions/${subscriptionId}`;
    expect(card).toEqual([update, { default_payment_method: paymentMethodId, expand }, 'card:1']);
    const invoiceId = payment?.invoiceId ?? '';
    const paid = await listSent(() => test.provider.payInvoice({ idempotencyKey: 'pay:1', invoiceId }));
    expect(paid).toEqual([[`POST /v1/invoices/${invoiceId}/pay`, { off_session: 'false' }, 'pay:1']]);
  });

  it('for an end: with the period, or now and without an invoice', async () => {
    const { id: subscriptionId } = await scene.subscribe('works');
    const cancel = { idempotencyKey: 'cancel:1', subscriptionId, cancelAtPeriodEnd: true };
    const path = `/v1/subscriptions/${subscriptionId}`;
    expect(await listSent(() => test.provider.setCancelAtPeriodEnd(cancel))).toEqual([
      [`POST ${path}`, { cancel_at_period_end: 'true', expand }, 'cancel:1'],
    ]);
    const [end] = await listSent(() =>
      test.provider.endSubscription({ idempotencyKey: 'end:1', subscriptionId }),
    );
    expect(end?.slice(0, 2)).toEqual([`DELETE ${path}`, { invoice_now: 'false', prorate: 'false' }]);
  });

  it('asks for prices ten at a time, and for the payment of an open invoice alone', async () => {
    const keys = Array.from({ length: 11 }, (_, index) => `key_${String(index)}`);
    const sent = await listSent(() => test.provider.findPrices(keys));
    expect(sent.map(([line]) => line)).toEqual(['GET /v1/prices', 'GET /v1/prices']);
    const open = await scene.subscribe('insufficient_funds');
    const paths = (await listSent(() => scene.look(open))).map(([line]) => line);
    expect(paths).toEqual([
      `GET /v1/subscriptions/${open.id}`,
      expect.stringMatching(/^GET \/v1\/payment_intents\/pi_/),
    ]);
    const paid = await scene.subscribe('works');
    expect(await listSent(() => scene.look(paid))).toHaveLength(1);
  });
});
