import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from '#adapters/payments';
import { buyPlan, moveSandboxClock, tellPlan } from '#test/payment-scene';
import { createFaultyProvider } from '#test/stand-ins/faulty-provider';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { checkCustomers } from './check-customers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { syncPrices } from '../prices/sync-prices.ts';
import { warmUpBilling } from '../warm-billing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A plan that has ended at the provider, of which no event arrives. */
const endUnnoticed = async (): Promise<SignedInUser> => {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId: 'pro' });
  await app.call(api.cancelSubscription, { as: ada });
  await moveSandboxClock(app, { days: 40 });
  await app.ctx.db.execute(sql`delete from jobs`);
  expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro' });
  return ada;
};

/** What the feature has, with the provider of a test in the place of the real one. */
const depsWith = (provider: PaymentProvider): PaymentsDeps => ({
  ...app.ctx,
  payments: provider,
  settings: { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null },
});

it('is made up for when the provider was away at the start, prices included', async () => {
  const ada = await endUnnoticed();
  await app.ctx.db.execute(sql`update plans set stripe_price_id = null`);
  const faults = createFaultyProvider(app.app.adapters.payments.provider);
  faults.order(() => 'refused');
  await expect(warmUpBilling(depsWith(faults.provider))).rejects.toThrow('unavailable');
  await app.settleJobs();
  expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'inactive' });
  const { rows } = await app.ctx.db.execute(
    sql`select from plans where stripe_price_id is null and id <> 'free'`,
  );
  expect(rows).toEqual([]);
});

it('compares the others when one cannot be compared, and fails in the end', async () => {
  const gone = await app.openAccount();
  await buyPlan(app, gone, { planId: 'pro' });
  await app.settleJobs();
  await app.ctx.db.execute(
    sql`update payment_customers set customer_id = 'cus_gone' where user_id = ${gone.user.id}`,
  );
  const ada = await endUnnoticed();
  const deps = depsWith(app.app.adapters.payments.provider);
  await expect(checkCustomers(deps, { signal: new AbortController().signal })).rejects.toThrow(
    '1 customers could not',
  );
  expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'inactive' });
  const reported = app.logged.filter(({ message }) => message === 'An account could not be compared');
  expect(reported).toMatchObject([{ level: 'error', fields: { userId: gone.user.id } }]);
});

it('says as an error that a plan cannot be sold', async () => {
  const { provider } = app.app.adapters.payments;
  const nothingSold = { ...provider, findPrices: () => Promise.resolve({ ok: true as const, value: [] }) };
  await syncPrices(depsWith(nothingSold));
  const reported = app.logged.filter(({ message }) => message?.includes('the plan cannot be bought'));
  expect(reported.map(({ level }) => level)).toEqual(['error', 'error', 'error']);
  await syncPrices(depsWith(provider));
});
