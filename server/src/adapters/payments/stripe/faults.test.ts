import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  faultOf,
  newKey,
  openPaymentScene,
  type PaymentScene,
  valueOf,
} from '#test/stand-ins/payment-provider/payment-scene';
import { startStripeUnderTest } from '#test/stand-ins/payment-provider/start-stripe';
import type { RequestFate } from '#test/stand-ins/stripe-server/serve-request';
import { STRIPE_KEYS } from '#test/stand-ins/stripe-server/stripe-keys';
import { createStripe } from './create-stripe.ts';

let test: Awaited<ReturnType<typeof startStripeUnderTest>>;
let scene: PaymentScene;
beforeAll(async () => {
  test = await startStripeUnderTest();
  scene = await openPaymentScene(test);
});
afterEach(() => test.server.order(() => 'answered'));
afterAll(() => test.stop());

/** The first of the writes meets this fault, the following ones are answered. */
const orderFirst = (fate: RequestFate) => {
  let isOver = false;
  test.server.order(({ method }) => {
    if (isOver || method === 'GET') return 'answered';
    isOver = true;
    return fate;
  });
};
const prepare = async () => {
  const customerId = await scene.newCustomer();
  const paymentMethodId = await scene.addCard(customerId, 'works');
  return { idempotencyKey: newKey(), customerId, priceId: scene.low.id, paymentMethodId };
};
const impatient = () => createStripe({ ...STRIPE_KEYS, apiBase: test.server.url, timeoutMs: 150 });
const expectOne = async (customerId: string) => {
  expect(valueOf(await test.provider.listSubscriptions(customerId))).toHaveLength(1);
  expect(valueOf(await test.provider.listInvoices(customerId))).toMatchObject([{ status: 'paid' }]);
};

describe('a purchase that meets a fault', () => {
  it.each([
    'rate_limited',
    'key_in_use',
    'error_before',
    'error_after',
    'silent_before',
    'silent_after',
  ] as const)(
    'is unknown when Stripe is %s, and made once when it is asked again with the same key',
    async (fate) => {
      const request = await prepare();
      orderFirst(fate);
      expect(faultOf(await impatient().createSubscription(request)).kind).toBe('unavailable');
      const again = valueOf(await test.provider.createSubscription(request));
      expect(again).toMatchObject({ status: 'active', payment: { state: 'paid' } });
      expect(valueOf(await test.provider.createSubscription(request)).id).toBe(again.id);
      await expectOne(request.customerId);
    },
  );

  it.each(['cut_before', 'cut_after'] as const)('is made once when the connection is %s', async (fate) => {
    const request = await prepare();
    orderFirst(fate);
    valueOf(await test.provider.createSubscription(request));
    await expectOne(request.customerId);
  });
});

describe('a change that meets a fault of Stripe’s own', () => {
  it.each(['error_before', 'error_after'] as const)('is made once after %s', async (fate) => {
    const { id: subscriptionId, customerId } = await scene.subscribe('works');
    const proration = 'charge_difference' as const;
    const request = { idempotencyKey: newKey(), subscriptionId, priceId: scene.high.id, proration };
    orderFirst(fate);
    expect(faultOf(await test.provider.changePrice(request)).kind).toBe('unavailable');
    expect(valueOf(await test.provider.changePrice(request)).priceId).toBe(scene.high.id);
    expect(valueOf(await test.provider.listInvoices(customerId))).toHaveLength(2);
  });

  it('never keeps a customer from being made, though its key gives the fault for a day', async () => {
    const person = { idempotencyKey: newKey(), userId: 'user-1', email: 'ada@esempio.it', name: null };
    orderFirst('error_before');
    expect(faultOf(await test.provider.createCustomer(person)).kind).toBe('unavailable');
    const customerId = valueOf(await test.provider.createCustomer(person));
    expect(valueOf(await test.provider.createCustomer(person))).toBe(customerId);
  });
});

describe('a fault', () => {
  it('of the keys is the operator’s to mend', async () => {
    const stranger = createStripe({ ...STRIPE_KEYS, secretKey: 'sk_test_other', apiBase: test.server.url });
    expect(faultOf(await stranger.findPrices(test.lookupKeys)).kind).toBe('configuration');
  });

  it('says which request it was, and nothing of what was sent', async () => {
    const email = 'ada.esempio.it';
    const person = { idempotencyKey: newKey(), userId: 'user-1', email, name: 'Ada Bianchi' };
    const { kind, detail } = faultOf(await test.provider.createCustomer(person));
    expect(kind).toBe('configuration');
    // Nothing else: only the random id of the request follows.
    expect(detail).toMatch(/^StripeInvalidRequestError 400 email_invalid email req_[0-9a-zA-Z]+$/);
  });

  it.each([
    ['is not JSON', 502, '<html>Bad gateway</html>'],
    ['has another shape', 200, '{"object":"list","data":[{"object":"price"}]}'],
    ['is empty', 200, ''],
  ])('is a reply that %s: nobody knows', async (_what, status, body) => {
    const odd = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const place = odd.address();
    const port = typeof place === 'object' && place !== null ? place.port : 0;
    const provider = createStripe({ ...STRIPE_KEYS, apiBase: `http://127.0.0.1:${String(port)}` });
    const request = await prepare();
    expect(faultOf(await provider.createSubscription(request)).kind).toBe('unavailable');
    odd.closeAllConnections();
    await new Promise((resolve) => odd.close(resolve));
    expect(faultOf(await provider.createSubscription(request)).kind).toBe('unavailable');
  });
});
