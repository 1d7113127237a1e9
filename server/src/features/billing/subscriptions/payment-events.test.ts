import { createHmac } from 'node:crypto';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrCreateSecret } from '#platform/secrets';
import { buyPlan, listAtProvider, moveSandboxClock, tellPlan } from '#test/payment-scene';
import { createFaultyProvider } from '#test/stand-ins/faulty-provider';
import { startTestApp, TEST_PASSWORD, type TestApp } from '#test/start-test-app';
import { checkCustomers } from './check-customers.ts';

let app: TestApp;
let secret: string;
beforeAll(async () => {
  app = await startTestApp();
  secret = await getOrCreateSecret({ ...app.ctx, name: 'payment-sandbox' });
});
afterAll(() => app.stop());

const NEVER = { signal: new AbortController().signal };
const anEvent = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: `evt_${String(Math.random()).slice(2)}`,
    type: 'customer.subscription.updated',
    created: 1_772_000_000,
    data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_of_nobody' } },
    ...changes,
  });
const sign = (body: string, secondsAgo = 0) => {
  const at = Math.floor(app.clock.now().getTime() / 1000) - secondsAgo;
  return `t=${String(at)},v1=${createHmac('sha256', secret)
    .update(`${String(at)}.${body}`)
    .digest('hex')}`;
};
const post = (payload: string, signature?: string) =>
  app.server.inject({
    method: 'POST',
    url: api.recordPaymentEvent.path,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    payload,
  });
const countEvents = async () =>
  (await app.ctx.db.execute<{ count: number }>(sql`select count(*)::int as count from payment_events`))
    .rows[0]?.count;

describe('an event of the provider', () => {
  it('is taken once, of whatever type and whoever’s customer', async () => {
    const body = anEvent({ type: 'something.new' });
    const before = (await countEvents()) ?? 0;
    expect((await post(body, sign(body))).statusCode).toBe(200);
    expect((await post(body, sign(body))).statusCode).toBe(200);
    expect(await countEvents()).toBe(before + 1);
    await app.settleJobs();
  });

  it.each([
    ['unsigned', (body: string) => ({ body, signature: undefined })],
    ['with a signature over another body', (body: string) => ({ body, signature: sign(anEvent()) })],
    [
      'altered on its way',
      (body: string) => ({ body: body.replace('evt_', 'evt_x'), signature: sign(body) }),
    ],
    ['older than five minutes', (body: string) => ({ body, signature: sign(body, 301) })],
    ['with a signature nobody can read', (body: string) => ({ body, signature: 'v1=yes' })],
  ])('is refused %s', async (_name, alter) => {
    const before = await countEvents();
    const { body, signature } = alter(anEvent());
    expect((await post(body, signature)).statusCode).toBe(400);
    expect(await countEvents()).toBe(before);
  });
});

describe('a comparison with the provider', () => {
  it('repairs what lost events left behind, says so once, and finds nothing the next time', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    await app.call(api.cancelSubscription, { as: ada });
    await moveSandboxClock(app, { days: 40 });
    // No event arrives.
    await app.ctx.db.execute(sql`delete from jobs`);
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro' });
    const { payments } = app.app.adapters;
    const deps = {
      ...app.ctx,
      payments: payments.provider,
      settings: { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null },
    };
    await checkCustomers(deps, NEVER);
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'free', subscriptionStatus: 'inactive' });
    const listDiscrepancies = async () =>
      (await app.ctx.db.execute(sql`select subject from payment_drifts where user_id = ${ada.user.id}`)).rows;
    expect(await listDiscrepancies()).toEqual([{ subject: 'plan' }]);
    await checkCustomers(deps, NEVER);
    expect(await listDiscrepancies()).toHaveLength(1);
  });
});

describe('an account that is deleted', () => {
  it('pays no more, also when the provider is away at that moment', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'guru' });
    const { payments } = app.app.adapters;
    const [{ customerId } = { customerId: '' }] = await listAtProvider(app, ada);
    const faults = createFaultyProvider(payments.provider);
    const troubled = await startTestApp({
      beside: app,
      payments: { ...payments, provider: faults.provider },
    });
    faults.order(() => 'refused');
    await troubled.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } });
    await troubled.settleJobs();
    faults.order(() => 'answered');
    app.clock.advance({ hours: 1 });
    await troubled.settleJobs();
    await troubled.stop();
    const left = await payments.provider.listSubscriptions(customerId);
    expect(left.ok && left.value.map(({ status }) => status)).toEqual(['canceled']);
  });
});
