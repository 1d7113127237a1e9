import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buyPlan,
  CARDS,
  listAtProvider,
  listInvoicesAtProvider,
  moveSandboxClock,
  openCheckout,
  tellPlan,
} from '#test/payment-scene';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const isActive = { planId: 'pro', subscriptionStatus: 'active' };

describe('a checkout', () => {
  it('gives the plan once the card has paid, with the end of the month paid for', async () => {
    const ada = await app.openAccount();
    const bought = await buyPlan(app, ada, { planId: 'pro' });
    expect(bought).toMatchObject({ status: 'active', clientSecret: null });
    expect(await tellPlan(app, ada)).toMatchObject(isActive);
    expect((await tellPlan(app, ada)).currentPeriodEnd).not.toBeNull();
    expect((await app.call(api.getUserLimits, { as: ada })).body.limits.maxPrompts).toBe(15);
  });

  it('is the same one for the same request, and none for another plan', async () => {
    const ada = await app.openAccount();
    const requestId = randomUUID();
    const begin = (planId: 'pro' | 'guru') =>
      app.call(api.startCheckout, { as: ada, body: { planId, requestId } });
    const first = await begin('pro');
    expect((await begin('pro')).body).toEqual(first.body);
    const other = { as: ada, body: { planId: 'guru', requestId } } as const;
    expect((await app.callRefused(api.startCheckout, other)).body.code).toBe('billing.request_reused');
  });

  it('is not begun for a plan that is paid for already', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    const again = { as: ada, body: { planId: 'pro', requestId: randomUUID() } } as const;
    const { status, body } = await app.callRefused(api.startCheckout, again);
    expect([status, body.message]).toEqual([409, 'Hai già una subscription attiva per questo piano.']);
  });

  it('of another account is of no use', async () => {
    const [ada, eva] = [await app.openAccount(), await app.openAccount()];
    const { requestId } = await openCheckout(app, ada, { planId: 'pro' });
    const stolen = { as: eva, body: { planId: 'pro', requestId } } as const;
    expect((await app.callRefused(api.createSubscription, stolen)).body.code).toBe(
      'billing.card_not_confirmed',
    );
    expect(await listAtProvider(app, eva)).toEqual([]);
  });

  it('with a price of its own is refused', async () => {
    const ada = await app.openAccount();
    const checkout = await openCheckout(app, ada, { planId: 'pro' });
    const body = { ...checkout, priceId: 'price_of_another_shop' };
    expect((await app.callRefused(api.createSubscription, { as: ada, body })).body.code).toBe(
      'billing.wrong_price',
    );
  });

  it('of the free plan, or of none, is not begun, bought or changed to', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    for (const path of ['setup', 'create', 'update'])
      for (const planId of ['free', 'gold', null, 1]) {
        const answer = await app.server.inject({
          method: 'POST',
          url: `/api/subscription/${path}`,
          headers: { authorization: `Bearer ${ada.accessToken}` },
          payload: { planId, requestId: randomUUID() },
        });
        expect([answer.statusCode, answer.json()]).toMatchObject([
          400,
          { code: 'request.invalid', fields: { planId: 'Il piano selezionato non è valido.' } },
        ]);
      }
    expect(await tellPlan(app, ada)).toMatchObject(isActive);
    expect(await listInvoicesAtProvider(app, ada)).toHaveLength(1);
  });

  it('whose window is closed while the bank asks grants nothing, takes nothing and is over in a day', async () => {
    const ada = await app.openAccount();
    const asked = await buyPlan(app, ada, { planId: 'pro', number: CARDS.asksAlways });
    expect(asked.clientSecret).not.toBeNull();
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'incomplete' });
    await moveSandboxClock(app, { days: 1 });
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'inactive' });
    expect((await listInvoicesAtProvider(app, ada)).map(({ status }) => status)).toEqual(['void']);
  });

  it.each([
    ['closed', null],
    ['refused', false],
  ] as const)(
    'whose bank asks about the card, and is %s, buys nothing, and the next one pays once',
    async (_how, isApproved) => {
      const ada = await app.openAccount();
      const body = await openCheckout(app, ada, { planId: 'pro', number: CARDS.asks, isApproved });
      const refused = await app.callRefused(api.createSubscription, { as: ada, body });
      expect(refused.body.code).toBe('billing.card_not_confirmed');
      await app.settleJobs();
      expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'inactive' });
      expect([await listAtProvider(app, ada), await listInvoicesAtProvider(app, ada)]).toEqual([[], []]);
      await buyPlan(app, ada, { planId: 'pro', number: CARDS.asks });
      expect(await tellPlan(app, ada)).toMatchObject(isActive);
      expect(await listInvoicesAtProvider(app, ada)).toHaveLength(1);
    },
  );

  it('needs its card confirmed', async () => {
    const ada = await app.openAccount();
    const checkout = await openCheckout(app, ada, { planId: 'pro', number: CARDS.declined });
    const refused = await app.callRefused(api.createSubscription, { as: ada, body: checkout });
    expect(refused.body.code).toBe('billing.card_not_confirmed');
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'inactive' });
  });

  it('whose card has no funds grants nothing, and a second card pays for the same subscription', async () => {
    const ada = await app.openAccount();
    const checkout = await openCheckout(app, ada, { planId: 'pro', number: CARDS.withoutFunds });
    const refused = await app.callRefused(api.createSubscription, { as: ada, body: checkout });
    expect([refused.status, refused.body.code]).toEqual([402, 'billing.declined']);
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'incomplete' });
    const [incomplete] = await listAtProvider(app, ada);
    const repaired = await buyPlan(app, ada, { planId: 'pro' });
    expect(repaired.subscriptionId).toBe(incomplete?.id);
    expect(await tellPlan(app, ada)).toMatchObject(isActive);
    expect(await listAtProvider(app, ada)).toHaveLength(1);
  });
});

it('asks the holder again when a bank that asks at every charge was refused once', async () => {
  const ada = await app.openAccount();
  const ask = () => buyPlan(app, ada, { planId: 'pro', number: CARDS.asksAlways });
  const answer = async ({ clientSecret }: Awaited<ReturnType<typeof ask>>, approve: boolean) => {
    const [paymentId = ''] = (clientSecret ?? '').split('_secret_');
    const body = { clientSecret: clientSecret ?? '', approve };
    return (await app.call(api.authenticateSandboxPayment, { as: ada, params: { paymentId }, body })).body;
  };
  const first = await ask();
  expect(await answer(first, false)).toMatchObject({ status: 'failed' });
  const second = await ask();
  expect(second).toMatchObject({ subscriptionId: first.subscriptionId, status: 'incomplete' });
  expect(await answer(second, true)).toMatchObject({ status: 'succeeded' });
  await app.settleJobs();
  expect(await tellPlan(app, ada)).toMatchObject(isActive);
  expect(await listInvoicesAtProvider(app, ada)).toHaveLength(1);
});

describe('checkouts at once', () => {
  it('of one request make one subscription and one charge, over two processes', async () => {
    const ada = await app.openAccount();
    const body = await openCheckout(app, ada, { planId: 'pro' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? app : second).call(api.createSubscription, { as: ada, body }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.body.subscriptionId)).size).toBe(1);
    expect(await listAtProvider(app, ada)).toHaveLength(1);
    expect(await listInvoicesAtProvider(app, ada)).toHaveLength(1);
  });

  it('of two tabs, too', async () => {
    const ada = await app.openAccount();
    const tabs = [
      await openCheckout(app, ada, { planId: 'pro' }),
      await openCheckout(app, ada, { planId: 'pro' }),
    ];
    const answers = await Promise.all(
      tabs.map((body, index) => (index === 0 ? app : second).call(api.createSubscription, { as: ada, body })),
    );
    expect(new Set(answers.map((answer) => answer.body.subscriptionId)).size).toBe(1);
    expect(await listInvoicesAtProvider(app, ada)).toHaveLength(1);
  });
});
