import { randomUUID } from 'node:crypto';
import { api, type ShownCharge } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buyPlan,
  listInvoicesAtProvider,
  moveSandboxClock,
  openCheckout,
  type PaidPlan,
  tellPlan,
} from '#test/payment-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

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

const chargeOf = async (as: SignedInUser, planId: PaidPlan) =>
  (await app.call(api.getCheckoutCharge, { as, params: { planId } })).body;

const shown = ({ dueCents, proratedAt }: ShownCharge): ShownCharge => ({ dueCents, proratedAt });

/** What cards were charged at the provider, newest first. */
async function listCharged(as: SignedInUser) {
  const invoices = await listInvoicesAtProvider(app, as);
  return invoices.map(({ paidCents }) => paidCents);
}

describe('what a checkout charges at once', () => {
  it('is the first month of who pays for nothing', async () => {
    const ada = await app.openAccount();
    expect(await chargeOf(ada, 'pro')).toEqual({
      dueCents: 5900,
      openCents: 0,
      differenceCents: 0,
      proratedAt: null,
    });
    const checkout = await openCheckout(app, ada, { planId: 'pro' });
    const expected = shown(await chargeOf(ada, 'pro'));
    await app.call(api.createSubscription, { as: ada, body: { ...checkout, expected } });
    expect(await listCharged(ada)).toEqual([5900]);
  });

  it('is the late month and the difference to another plan, to the cent', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro', expiry: cardExpiry() });
    await moveSandboxClock(app, { days: 32 });
    await app.settleJobs();
    expect((await tellPlan(app, ada)).subscriptionStatus).toBe('past_due');
    const checkout = await openCheckout(app, ada, { planId: 'guru' });
    const charge = await chargeOf(ada, 'guru');
    expect(charge.openCents).toBeGreaterThan(0);
    expect(charge.differenceCents).toBeGreaterThan(0);
    expect(charge.dueCents).toBe(charge.openCents + charge.differenceCents);
    // The page stands for a quarter of an hour before its button is pressed.
    await moveSandboxClock(app, { days: 1 / 96 });
    const before = (await listCharged(ada)).reduce((sum, cents) => sum + cents, 0);
    await app.call(api.createSubscription, { as: ada, body: { ...checkout, expected: shown(charge) } });
    const after = (await listCharged(ada)).reduce((sum, cents) => sum + cents, 0);
    expect(after - before).toBe(charge.dueCents);
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
  });

  it('is nothing of a canceled plan that goes on, and the difference where another is wanted', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    await app.call(api.cancelSubscription, { as: ada });
    expect((await chargeOf(ada, 'pro')).dueCents).toBe(0);
    const charge = await chargeOf(ada, 'guru');
    expect(charge).toMatchObject({ openCents: 0, differenceCents: charge.dueCents });
    const checkout = await openCheckout(app, ada, { planId: 'guru' });
    await app.call(api.createSubscription, { as: ada, body: { ...checkout, expected: shown(charge) } });
    expect((await listCharged(ada))[0]).toBe(charge.dueCents);
  });
});

describe('another amount than the page has shown', () => {
  it('is refused where a second tab has bought another plan meanwhile, and charges nothing', async () => {
    const ada = await app.openAccount();
    const [first, other] = [
      await openCheckout(app, ada, { planId: 'pro' }),
      await openCheckout(second, ada, { planId: 'guru' }),
    ];
    const expected = { pro: shown(await chargeOf(ada, 'pro')), guru: shown(await chargeOf(ada, 'guru')) };
    await app.call(api.createSubscription, { as: ada, body: { ...first, expected: expected.pro } });
    const refused = await second.callRefused(api.createSubscription, {
      as: ada,
      body: { ...other, expected: expected.guru },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'billing.amount_changed']);
    expect(await listCharged(ada)).toEqual([5900]);
    expect((await tellPlan(app, ada)).planId).toBe('pro');
    // With what is due now the same plan is bought.
    const again = await openCheckout(second, ada, { planId: 'guru' });
    const now = await chargeOf(ada, 'guru');
    expect(now.dueCents).toBeLessThan(9900);
    await second.call(api.createSubscription, { as: ada, body: { ...again, expected: shown(now) } });
    expect((await tellPlan(app, ada)).planId).toBe('guru');
  });

  it('is none where a second tab has bought the same plan meanwhile: both have bought it, once', async () => {
    const ada = await app.openAccount();
    const expected = shown(await chargeOf(ada, 'pro'));
    const tabs = [
      { tab: app, checkout: await openCheckout(app, ada, { planId: 'pro' }) },
      { tab: second, checkout: await openCheckout(second, ada, { planId: 'pro' }) },
    ];
    const ids: string[] = [];
    for (const { tab, checkout } of tabs) {
      const { body } = await tab.call(api.createSubscription, { as: ada, body: { ...checkout, expected } });
      ids.push(body.subscriptionId);
    }
    expect(ids[1]).toBe(ids[0]);
    expect(await listCharged(ada)).toEqual([5900]);
  });

  it('is refused for a moment to come, or one long past, whatever it would amount to', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    await app.call(api.cancelSubscription, { as: ada });
    const { proratedAt, dueCents } = await chargeOf(ada, 'guru');
    for (const [minutes, cents] of [
      [20 * 24 * 60, 0],
      [-90, dueCents],
    ] as const) {
      const moment = new Date(Date.parse(proratedAt ?? '') + minutes * 60_000).toISOString();
      const checkout = await openCheckout(app, ada, { planId: 'guru' });
      const body = { ...checkout, expected: { dueCents: cents, proratedAt: moment } };
      const refused = await app.callRefused(api.createSubscription, { as: ada, body });
      expect(refused.body.code).toBe('billing.amount_changed');
    }
  });
});

/** Good for a month and a bit: the second charge after it fails. */
function cardExpiry(): string {
  const end = new Date(app.clock.now().getTime());
  return `${String(end.getUTCMonth() + 1).padStart(2, '0')}/${String(end.getUTCFullYear() % 100)}`;
}

it('a checkout that says nothing of what it has shown is charged as things stand', async () => {
  const ada = await app.openAccount();
  const checkout = await openCheckout(app, ada, { planId: 'pro', requestId: randomUUID() });
  expect((await app.call(api.createSubscription, { as: ada, body: checkout })).body.status).toBe('active');
});
