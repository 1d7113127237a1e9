import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toId, type AccountId } from '#lib/ids';
import { buyPlan, listInvoicesAtProvider, tellPlan } from '#test/payment-scene';
import { createFaultyProvider } from '#test/stand-ins/faulty-provider';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import type { PaymentsDeps } from '../payments-deps.ts';
import { changePlan } from '../purchases/change-plan.ts';

let app: TestApp;
let troubled: TestApp;
let faults: ReturnType<typeof createFaultyProvider>;
beforeAll(async () => {
  app = await startTestApp();
  const { payments } = app.app.adapters;
  faults = createFaultyProvider(payments.provider);
  troubled = await startTestApp({ beside: app, payments: { ...payments, provider: faults.provider } });
});
afterAll(async () => {
  await troubled.stop();
  await app.stop();
});

const settings = { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null };
const depsOf = (change: Partial<PaymentsDeps> = {}): PaymentsDeps => ({
  ...app.ctx,
  payments: app.app.adapters.payments.provider,
  settings,
  ...change,
});
const subscribe = async () => {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId: 'pro' });
  return ada;
};
const listOperations = async ({ user }: SignedInUser) =>
  (
    await app.ctx.db.execute<{ kind: string; state: string }>(sql`
      select kind, state from payment_operations
      where user_id = ${user.id} and kind <> 'setup' order by kind`)
  ).rows.map(({ kind, state }) => `${kind} ${state}`);
/** A change of plan whose provider answers only when it is let. */
const changeSlowly = (ada: SignedInUser) => {
  const { provider } = app.app.adapters.payments;
  const [asked, answer] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const payments: PaymentsDeps['payments'] = {
    ...provider,
    changePrice: async (request) => {
      asked.resolve(null);
      await answer.promise;
      return provider.changePrice(request);
    },
  };
  const change = { userId: toId<AccountId>(ada.user.id), planId: 'guru' } as const;
  const done = changePlan(depsOf({ payments }), change);
  return { asked: asked.promise, done, answer: () => answer.resolve(null) };
};
const countWaiting = async () =>
  (
    await app.ctx.db.execute<{ listening: number }>(sql`
      select count(*)::int as listening from pg_stat_activity
      where datname = current_database() and query = 'listen "citato_leases"'`)
  ).rows[0]?.listening ?? 0;

it('waits for the first of another process, and is made right after it', async () => {
  const ada = await subscribe();
  const first = changeSlowly(ada);
  await first.asked;
  const second = troubled.call(api.cancelSubscription, { as: ada });
  await expect.poll(countWaiting).toBeGreaterThan(0);
  expect(await listOperations(ada)).toEqual(['create done', 'update open']);
  first.answer();
  await first.done;
  expect((await second).status).toBe(200);
  expect(await listOperations(ada)).toEqual(['cancel done', 'create done', 'update done']);
  expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'canceled' });
});

it('finishes what the first has left behind, and is made after it', async () => {
  const ada = await subscribe();
  faults.order(() => 'refused');
  const left = await troubled.callRefused(api.changePlan, { as: ada, body: { planId: 'guru' } });
  expect(left.body.code).toBe('billing.provider_unavailable');
  expect(left.body.message).not.toBe('');
  // The provider is still away: the reply says so, and nothing is begun beside what is left.
  const away = await troubled.callRefused(api.cancelSubscription, { as: ada });
  expect(away.body.code).toBe('billing.provider_unavailable');
  expect(await listOperations(ada)).toEqual(['create done', 'update open']);
  await app.call(api.cancelSubscription, { as: ada });
  expect(await listOperations(ada)).toEqual(['cancel done', 'create done', 'update done']);
  expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'canceled' });
  expect(await listInvoicesAtProvider(app, ada)).toHaveLength(2);
});

it('is refused as busy when the first takes longer than it may wait', async () => {
  const ada = await subscribe();
  const first = changeSlowly(ada);
  await first.asked;
  const turns: PaymentsDeps['turns'] = {
    run: ({ waitMs, ...turn }, work) => app.ctx.turns.run({ ...turn, waitMs: Math.min(waitMs, 20) }, work),
  };
  const second = changePlan(depsOf({ turns }), { userId: toId<AccountId>(ada.user.id), planId: 'business' });
  await expect(second).rejects.toMatchObject({ code: 'billing.busy' });
  first.answer();
  await first.done;
  expect(await listOperations(ada)).toEqual(['create done', 'update done']);
});

it('of a setup waits for no change of plan', async () => {
  const ada = await subscribe();
  const first = changeSlowly(ada);
  await first.asked;
  const body = { planId: 'business', requestId: randomUUID() } as const;
  expect((await app.call(api.startCheckout, { as: ada, body })).status).toBe(200);
  first.answer();
  await first.done;
});
