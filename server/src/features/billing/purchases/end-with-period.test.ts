import { api } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buyPlan,
  listAtProvider,
  listInvoicesAtProvider,
  moveSandboxClock,
  tellPlan,
} from '#test/payment-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const cancel = (as: SignedInUser) => app.call(api.cancelSubscription, { as });
const reactivate = (as: SignedInUser) => app.call(api.reactivateSubscription, { as });

it('keeps the plan to the end of the period, however often it is canceled, and then leaves the free one', async () => {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId: 'pro' });
  await cancel(ada);
  await cancel(ada);
  expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'canceled' });
  await moveSandboxClock(app, { days: 32 });
  await app.settleJobs();
  expect(await tellPlan(app, ada)).toEqual({
    planId: 'free',
    subscriptionStatus: 'inactive',
    currentPeriodEnd: null,
  });
  const refused = await app.callRefused(api.reactivateSubscription, { as: ada });
  expect([refused.status, refused.body.code]).toEqual([409, 'billing.no_subscription']);
});

it('goes on with the same subscription when the cancellation is taken back, without a charge', async () => {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId: 'pro' });
  const [before] = await listAtProvider(app, ada);
  await cancel(ada);
  await reactivate(ada);
  expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
  const [after] = await listAtProvider(app, ada);
  expect(after?.id).toBe(before?.id);
  expect(await listInvoicesAtProvider(app, ada)).toHaveLength(1);
  expect((await app.callRefused(api.reactivateSubscription, { as: ada })).body.code).toBe(
    'billing.not_canceled',
  );
});

it('is bought anew by a checkout while it is canceled: reactivated, not doubled', async () => {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId: 'pro' });
  await cancel(ada);
  await buyPlan(app, ada, { planId: 'pro' });
  expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
  expect(await listAtProvider(app, ada)).toHaveLength(1);
  expect(await listInvoicesAtProvider(app, ada)).toHaveLength(1);
});

it('needs a subscription', async () => {
  const ada = await app.openAccount();
  expect((await app.callRefused(api.cancelSubscription, { as: ada })).body.code).toBe(
    'billing.no_subscription',
  );
});
