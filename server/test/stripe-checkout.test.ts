import { api } from '@citato/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listAtProvider, listInvoicesAtProvider, tellPlan } from './payment-scene.ts';
import type { RequestFate } from './stand-ins/stripe-server/serve-request.ts';
import type { StripeServer } from './stand-ins/stripe-server/start-stripe-server.ts';
import { STRIPE_KEYS } from './stand-ins/stripe-server/stripe-keys.ts';
import { startStripeApp, type StripeApp } from './billing-scenarios/start-stripe-app.ts';
import { type SignedInUser, TEST_PASSWORD, type TestApp } from './start-test-app.ts';

const DAY_SECONDS = 86_400;

let started: StripeApp;
let app: TestApp;
let stripe: StripeServer;
beforeAll(async () => {
  started = await startStripeApp();
  ({ app, stripe } = started);
});
afterEach(() => stripe.order(() => 'answered'));
afterAll(() => started.stop());

type Wanted = Parameters<StripeApp['openCheckout']>[1];
const openCheckout = (as: SignedInUser, wanted?: Wanted) => started.openCheckout(as, wanted);
const buy = async (as: SignedInUser, wanted?: Wanted) =>
  (await app.call(api.createSubscription, { as, body: await openCheckout(as, wanted) })).body;
const isActive = { planId: 'pro', subscriptionStatus: 'active' };

describe('with an account at Stripe', () => {
  it('pages may load its card form, and browsers are told its key', async () => {
    const [page, config] = await Promise.all([
      app.server.inject({ url: '/login', headers: { accept: 'text/html' } }),
      app.call(api.getConfig, {}),
    ]);
    const policy = String(page.headers['content-security-policy']).split(';');
    const hostsOf = (name: string) => policy.find((directive) => directive.startsWith(name));
    expect(hostsOf('script-src')).toContain(' https://js.stripe.com');
    expect(hostsOf('frame-src')).toMatch(/https:\/\/js\.stripe\.com .*https:\/\/hooks\.stripe\.com/);
    expect(hostsOf('connect-src')).toBe("connect-src 'self' https://api.stripe.com");
    const { publishableKey } = STRIPE_KEYS;
    expect(config.body.payments).toEqual({ provider: 'stripe', publishableKey });
    expect(app.app.adapters.payments.sandbox).toBeNull();
  });

  it('a plan is bought, made dearer, left and taken back', async () => {
    const ada = await app.openAccount();
    expect(await buy(ada)).toMatchObject({ status: 'active', clientSecret: null });
    expect(await tellPlan(app, ada)).toMatchObject(isActive);
    await app.call(api.changePlan, { as: ada, body: { planId: 'guru' } });
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru' });
    await app.call(api.cancelSubscription, { as: ada });
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'canceled' });
    await app.call(api.reactivateSubscription, { as: ada });
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
    expect(await listAtProvider(app, ada)).toHaveLength(1);
    expect(await listInvoicesAtProvider(app, ada)).toHaveLength(2);
  });

  it('a card without funds grants nothing, and another pays for the same subscription', async () => {
    const ada = await app.openAccount();
    const body = await openCheckout(ada, { card: 'withoutFunds' });
    const refused = await app.callRefused(api.createSubscription, { as: ada, body });
    expect([refused.status, refused.body.code]).toEqual([402, 'billing.declined']);
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'incomplete' });
    const [incomplete] = await listAtProvider(app, ada);
    expect((await buy(ada)).subscriptionId).toBe(incomplete?.id);
    expect(await tellPlan(app, ada)).toMatchObject(isActive);
  });

  it('a payment the bank asks about is granted when its event comes', async () => {
    const ada = await app.openAccount();
    const { status, clientSecret } = await buy(ada, { card: 'asks' });
    expect(status).toBe('incomplete');
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free' });
    stripe.holder.answerBank(clientSecret ?? '', true);
    await stripe.flush();
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject(isActive);
  });

  it('a month that ends ends the plan, told by events alone', async () => {
    const ada = await app.openAccount();
    await buy(ada);
    await app.call(api.cancelSubscription, { as: ada });
    await stripe.advance(32 * DAY_SECONDS);
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'inactive' });
  });

  it.each<RequestFate>(['rate_limited', 'error_before', 'error_after', 'cut_before', 'cut_after'])(
    'one subscription is made and paid for when a reply is %s',
    async (fate) => {
      const ada = await app.openAccount();
      const body = await openCheckout(ada);
      let isOver = false;
      stripe.order(({ method, path }) => {
        if (isOver || method !== 'POST' || path !== '/v1/subscriptions') return 'answered';
        isOver = true;
        return fate;
      });
      await app.call(api.createSubscription, { as: ada, body });
      expect(await tellPlan(app, ada)).toMatchObject(isActive);
      expect(await listAtProvider(app, ada)).toHaveLength(1);
      expect(await listInvoicesAtProvider(app, ada)).toHaveLength(1);
    },
  );

  it('an account that goes ends what it pays for', async () => {
    const ada = await app.openAccount();
    const { subscriptionId } = await buy(ada);
    await app.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } });
    await app.settleJobs();
    const reply = await app.app.adapters.payments.provider.getSubscription(subscriptionId);
    expect(reply).toMatchObject({ ok: true, value: { status: 'canceled' } });
  });
});
