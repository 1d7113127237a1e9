import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCustomers } from '../subscriptions/check-customers.ts';
import { type BankCard, type BankScene, startBankScene } from '#test/billing-scenarios/bank-scene';
import { listInvoicesAtProvider, type PaidPlan, tellPlan } from '#test/payment-scene';
import type { SignedInUser, TestApp } from '#test/start-test-app';

describe.each(['sandbox', 'stripe'] as const)('a late month the bank asks about, on %s', (id) => {
  let scene: BankScene;
  let app: TestApp;
  beforeAll(async () => {
    scene = await startBankScene(id);
    app = scene.app;
  });
  afterAll(() => scene.stop());

  const buy = async (as: SignedInUser, planId: PaidPlan, card: BankCard) => {
    const body = await scene.checkOut(as, planId, card);
    return (await app.call(api.createSubscription, { as, body })).body;
  };
  const beLate = async (planId: PaidPlan) => {
    const ada = await app.openAccount();
    await buy(ada, planId, 'expires');
    await scene.passDays(32);
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject({ planId, subscriptionStatus: 'past_due' });
    app.clock.advance({ minutes: 1 });
    return ada;
  };
  /** Another plan is bought with a card whose bank asks. */
  const beAsked = async (from: PaidPlan, to: PaidPlan) => {
    const ada = await beLate(from);
    await app.call(api.previewDowngrade, { as: ada, params: { planId: to } });
    const { clientSecret, status } = await buy(ada, to, 'asks');
    expect(status).toBe('past_due');
    return { ada, clientSecret: clientSecret ?? '' };
  };
  const listStatuses = async (as: SignedInUser) =>
    (await listInvoicesAtProvider(app, as)).map(({ status }) => status);
  const listOperations = async ({ user }: SignedInUser) =>
    (
      await app.ctx.db.execute(sql`
        select kind, state, result->>'code' as code from payment_operations
        where user_id = ${user.id} and kind <> 'setup' order by created_at`)
    ).rows;
  /** Whether the next month is charged to the card that paid, whose bank asks about every charge. */
  const isChargedToNewCard = async (as: SignedInUser) => {
    await scene.passDays(32);
    await app.settleJobs();
    const [newest] = await listInvoicesAtProvider(app, as);
    return newest?.status === 'open';
  };

  it('brings the plan that was bought once it is paid, though the browser is closed', async () => {
    const { ada, clientSecret } = await beAsked('guru', 'pro');
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'past_due' });
    await scene.answerBank(clientSecret, true);
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
    expect(await listOperations(ada)).toEqual([
      { kind: 'create', state: 'done', code: null },
      { kind: 'create', state: 'done', code: null },
    ]);
    expect(await isChargedToNewCard(ada)).toBe(true);
  });

  it('takes a cancellation back and keeps the card that paid', async () => {
    const ada = await beLate('pro');
    await app.call(api.cancelSubscription, { as: ada });
    const { clientSecret } = await buy(ada, 'pro', 'asks');
    await scene.answerBank(clientSecret ?? '', true);
    await app.settleJobs();
    const { body } = await app.call(api.getOwnProfile, { as: ada });
    expect(body).toMatchObject({ planId: 'pro', subscriptionStatus: 'active', endsWithPeriod: false });
    expect(await isChargedToNewCard(ada)).toBe(true);
  });

  it('is paid, and the plan stays, where the bank asks about the dearer one as well', async () => {
    const { ada, clientSecret } = await beAsked('pro', 'guru');
    await scene.answerBank(clientSecret, true);
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
    expect(await listStatuses(ada)).toEqual(['paid', 'paid']);
    expect((await listOperations(ada)).at(-1)).toEqual({
      kind: 'create',
      state: 'failed',
      code: 'billing.partly_paid',
    });
    expect(await isChargedToNewCard(ada)).toBe(true);
  });

  it('leaves plan and card as they were while its holder refuses', async () => {
    const { ada, clientSecret } = await beAsked('guru', 'pro');
    await scene.answerBank(clientSecret, false);
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'past_due' });
    expect(await listStatuses(ada)).toEqual(['open', 'paid']);
  });

  it('gives way to what was asked for since', async () => {
    const { ada, clientSecret } = await beAsked('guru', 'pro');
    app.clock.advance({ minutes: 1 });
    await app.call(api.cancelSubscription, { as: ada });
    await scene.answerBank(clientSecret, true);
    await app.settleJobs();
    expect((await app.call(api.getOwnProfile, { as: ada })).body).toMatchObject({
      planId: 'guru',
      endsWithPeriod: true,
    });
  });

  it('is found paid by the comparison when its events are lost, and taken up once', async () => {
    const { ada, clientSecret } = await beAsked('business', 'guru');
    await scene.answerBank(clientSecret, true);
    await app.ctx.db.execute(sql`delete from jobs where kind like 'payment%'`);
    const settings = { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null };
    const deps = { ...app.ctx, payments: app.app.adapters.payments.provider, settings };
    for (let turn = 0; turn < 2; turn += 1) {
      await checkCustomers(deps, { signal: AbortSignal.timeout(60_000) });
      await app.settleJobs();
      expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
    }
    expect(await listStatuses(ada)).toEqual(['paid', 'paid']);
    expect(await listOperations(ada)).toHaveLength(2);
  });
});
