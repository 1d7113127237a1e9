import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentsDeps } from '../payments-deps.ts';
import { buyPlan, tellPlan } from '#test/payment-scene';
import { createFaultyProvider } from '#test/stand-ins/faulty-provider';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { finishOpenOperations } from './finish-open-operations.ts';

let app: TestApp;
let troubled: TestApp;
let faults: ReturnType<typeof createFaultyProvider>;
beforeAll(async () => {
  app = await startTestApp();
  const { payments } = app.app.adapters;
  faults = createFaultyProvider(payments.provider);
  faults.order(() => 'refused');
  troubled = await startTestApp({ beside: app, payments: { ...payments, provider: faults.provider } });
});
afterAll(async () => {
  await troubled.stop();
  await app.stop();
});

/** A change of plan the provider never answered, whose job has given up. */
const leaveOpen = async (): Promise<SignedInUser> => {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId: 'pro' });
  await app.settleJobs();
  const refused = await troubled.callRefused(api.changePlan, { as: ada, body: { planId: 'guru' } });
  expect(refused.body.code).toBe('billing.provider_unavailable');
  await app.ctx.db.execute(sql`delete from jobs where kind = 'billing.finish-operation'`);
  return ada;
};
const resume = async () => {
  const settings = { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null };
  const deps: PaymentsDeps = { ...app.ctx, payments: app.app.adapters.payments.provider, settings };
  await finishOpenOperations(deps);
  await app.settleJobs();
};
const tellOperation = async ({ user }: SignedInUser) =>
  (
    await app.ctx.db.execute(sql`
      select state, pending_plan_id from payment_operations join entitlements using (user_id)
      where user_id = ${user.id} and kind = 'update'`)
  ).rows;

it('is taken up again when its job has given up', async () => {
  const ada = await leaveOpen();
  await resume();
  expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
  expect(await tellOperation(ada)).toEqual([{ state: 'done', pending_plan_id: null }]);
});

it('ends as failed after a day, also where the provider has lost the customer', async () => {
  const ada = await leaveOpen();
  await app.ctx.db.execute(
    sql`update payment_customers set customer_id = 'cus_gone' where user_id = ${ada.user.id}`,
  );
  app.clock.advance({ hours: 24 });
  await resume();
  expect(await tellOperation(ada)).toEqual([{ state: 'failed', pending_plan_id: null }]);
});

it('is no obstacle to a customer whose name has changed since its reply was lost', async () => {
  const ada = await app.openAccount();
  const body = { planId: 'pro', requestId: randomUUID() } as const;
  faults.order((_call, name) => (name === 'createCustomer' ? 'lost' : 'answered'));
  const refused = await troubled.callRefused(api.startCheckout, { as: ada, body });
  expect(refused.body.code).toBe('billing.provider_unavailable');
  await app.call(api.updateProfile, { as: ada, body: { firstName: 'Adele', lastName: 'Neri' } });
  expect((await app.call(api.startCheckout, { as: ada, body })).status).toBe(200);
});
