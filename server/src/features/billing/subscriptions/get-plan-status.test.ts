import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerWithPlan } from '#test/monitoring-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import type { subscriptions } from '../tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PERIOD_END = new Date('2026-04-02T09:30:00Z');
let count = 0;
const subscribe = async (
  { user }: SignedInUser,
  changes: Partial<Pick<typeof subscriptions.$inferSelect, 'status' | 'cancelAtPeriodEnd' | 'planId'>> = {},
) => {
  count += 1;
  const { status = 'active', cancelAtPeriodEnd = false, planId = null } = changes;
  await app.ctx.db.execute(sql`
    insert into subscriptions (user_id, provider, customer_id, subscription_id, status, current_period_end, cancel_at_period_end, plan_id)
    values (${user.id}, 'sandbox', 'customer', ${`subscription ${String(count)}`}, ${status}, ${PERIOD_END.toISOString()},
      ${cancelAtPeriodEnd}, ${planId})`);
};
const me = async (as: SignedInUser) => {
  const { planId, subscriptionStatus, currentPeriodEnd } = (await app.call(api.getOwnProfile, { as })).body;
  return [planId, subscriptionStatus, currentPeriodEnd];
};
const subscribedPlan = async (as: SignedInUser) =>
  (await app.call(api.getOwnProfile, { as })).body.subscribedPlanId;

describe('what an account is told of its plan', () => {
  it('is the free plan at first', async () => {
    expect(await me(await app.register())).toEqual(['free', 'inactive', null]);
  });

  it('is a granted plan without an end', async () => {
    expect(await me(await registerWithPlan(app, 'business'))).toEqual(['business', 'active', null]);
  });

  it('is its subscription with the end of the period paid for, the same wherever it is told', async () => {
    const ada = await registerWithPlan(app, 'pro');
    await subscribe(ada, { cancelAtPeriodEnd: true });
    const reported = ['pro', 'canceled', PERIOD_END.toISOString()];
    expect(await me(ada)).toEqual(reported);
    const { user } = await app.signIn(ada);
    expect([user.planId, user.subscriptionStatus, user.currentPeriodEnd]).toEqual(reported);
  });

  it('is both that its payment is late and that it ends with its period', async () => {
    const [ada, eva] = [await registerWithPlan(app, 'pro'), await registerWithPlan(app, 'pro')];
    await subscribe(ada, { status: 'past_due', cancelAtPeriodEnd: true });
    await subscribe(eva, { status: 'past_due' });
    const reported = async (as: SignedInUser) => {
      const { subscriptionStatus, endsWithPeriod } = (await app.call(api.getOwnProfile, { as })).body;
      return [subscriptionStatus, endsWithPeriod];
    };
    expect([await reported(ada), await reported(eva)]).toEqual([
      ['past_due', true],
      ['past_due', false],
    ]);
  });

  it('is a trial while nothing is paid for its period, canceled or not', async () => {
    const [ada, eva] = [await registerWithPlan(app, 'pro'), await registerWithPlan(app, 'pro')];
    await subscribe(ada, { status: 'trialing', cancelAtPeriodEnd: true });
    await subscribe(eva, { status: 'active', cancelAtPeriodEnd: true });
    const reported = async (as: SignedInUser) => {
      const { subscriptionStatus, isTrial } = (await app.call(api.getOwnProfile, { as })).body;
      return [subscriptionStatus, isTrial];
    };
    expect([await reported(ada), await reported(eva)]).toEqual([
      ['canceled', true],
      ['canceled', false],
    ]);
  });

  it('leaves out subscriptions that have ended', async () => {
    const ada = await app.register();
    await subscribe(ada, { status: 'canceled' });
    await subscribe(ada, { status: 'incomplete_expired' });
    expect(await me(ada)).toEqual(['free', 'inactive', null]);
    await subscribe(ada, { status: 'incomplete' });
    expect(await me(ada)).toEqual(['free', 'incomplete', PERIOD_END.toISOString()]);
  });
});

describe('the plan of a subscription', () => {
  it('is told while it waits for its first payment, and not once it has ended', async () => {
    const [ada, eva] = [await app.register(), await app.register()];
    expect(await subscribedPlan(ada)).toBeNull();
    await subscribe(ada, { status: 'incomplete', planId: 'guru' });
    await subscribe(eva, { status: 'canceled', planId: 'guru' });
    expect([await subscribedPlan(ada), await subscribedPlan(eva)]).toEqual(['guru', null]);
  });

  it('is none of an account whose plan was granted', async () => {
    expect(await subscribedPlan(await registerWithPlan(app, 'business'))).toBeNull();
  });
});

describe('the subscriptions of an account', () => {
  it.each(['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused'] as const)(
    'are one at most that can be paid for: none beside one that is %s',
    async (status) => {
      const [ada, eva] = [await app.register(), await app.register()];
      await subscribe(ada, { status });
      await expect(subscribe(ada)).rejects.toMatchObject({ cause: { constraint: 'uq_subscriptions_live' } });
      await subscribe(ada, { status: 'canceled' });
      await subscribe(eva, { status });
    },
  );
});
