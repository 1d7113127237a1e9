import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripeApp, type StripeApp } from '#test/billing-scenarios/start-stripe-app';
import { buyPlan, openCheckout, tellPlan } from '#test/payment-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { warmUpBilling } from '../warm-billing.ts';

/** A start finds the prices and has the comparison done. */
const begin = async (app: TestApp) => {
  const payments = app.app.adapters.payments.provider;
  await warmUpBilling({
    ...app.ctx,
    payments,
    settings: { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null },
  });
};

/** One database: first on the sandbox, then on Stripe. */
let sandbox: TestApp;
let stripe: StripeApp;
beforeAll(async () => {
  sandbox = await startTestApp();
});
afterAll(async () => {
  await stripe.stop();
  await sandbox.stop();
});

const listRows = async (as: SignedInUser) => {
  const { rows } = await sandbox.ctx.db.execute<{ provider: string; status: string }>(
    sql`select provider, status from subscriptions where user_id = ${as.user.id} order by provider`,
  );
  return rows.map(({ provider, status }) => `${provider} ${status}`);
};
const listSubjects = async (as: SignedInUser) => {
  const { rows } = await sandbox.ctx.db.execute<{ subject: string }>(
    sql`select subject from emails where user_id = ${as.user.id} and kind = 'plan-ended'`,
  );
  return rows.map(({ subject }) => subject);
};
const buyAtStripe = async (as: SignedInUser, planId: 'pro' | 'guru') => {
  const body = await stripe.openCheckout(as, { planId });
  await stripe.app.call(api.createSubscription, { as, body });
};

it('a database of the sandbox that Stripe takes over: plans nobody paid for end, and are bought again', async () => {
  const [ada, eva, mia, boss] = [
    await sandbox.openAccount(),
    await sandbox.openAccount(),
    await sandbox.openAccount(),
    await sandbox.openAccount(),
  ];
  await buyPlan(sandbox, ada, { planId: 'guru' });
  await buyPlan(sandbox, eva, { planId: 'pro' });
  await openCheckout(sandbox, mia, { planId: 'pro' });
  await sandbox.ctx.db.execute(
    sql`update entitlements set plan_id = 'business' where user_id = ${boss.user.id}`,
  );
  await sandbox.settleJobs();

  stripe = await startStripeApp({}, { beside: sandbox });
  await begin(stripe.app);
  // A user who is faster than the job that ends them all buys as if they had ended.
  await buyAtStripe(eva, 'guru');
  await stripe.app.settleJobs();

  expect(await tellPlan(stripe.app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'inactive' });
  expect([await listRows(ada), await listSubjects(ada)]).toEqual([
    ['sandbox canceled'],
    ['Il tuo piano Guru è terminato'],
  ]);
  expect(await tellPlan(stripe.app, eva)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
  expect(await listRows(eva)).toEqual(['sandbox canceled', 'stripe active']);
  expect(await tellPlan(stripe.app, boss)).toMatchObject({ planId: 'business' });

  for (const as of [ada, mia]) {
    await buyAtStripe(as, 'pro');
    expect(await tellPlan(stripe.app, as)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
  }
  expect(stripe.app.logged.map(({ message }) => message)).toContain(
    'Subscriptions of the sandbox ended: the provider takes money now, and nobody paid for them',
  );
});

it('a database of Stripe that is opened without its key: nothing is changed, nothing is bought, and the log says so', async () => {
  const ada = await sandbox.openAccount();
  await buyAtStripe(ada, 'pro');
  const restarted = await startTestApp({ beside: sandbox });
  try {
    await begin(restarted);
    await restarted.settleJobs();
    expect(await tellPlan(restarted, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
    expect(restarted.logged.map(({ level, fields, message }) => [level, fields, message])).toContainEqual([
      'error',
      { provider: 'stripe' },
      expect.stringContaining('at a provider whose key is not set'),
    ]);
    const body = { planId: 'guru', requestId: crypto.randomUUID() } as const;
    const refused = await restarted.callRefused(api.startCheckout, { as: ada, body });
    expect([refused.status, refused.body.code]).toEqual([409, 'billing.not_purchasable']);
    expect(await listRows(ada)).toEqual(['stripe active']);
  } finally {
    await restarted.stop();
  }
});
