import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCustomer } from '../customers/open-customer.ts';
import { toId, type AccountId } from '#lib/ids';
import { type BankCard, type BankScene, startBankScene } from '#test/billing-scenarios/bank-scene';
import { listAtProvider, listInvoicesAtProvider, type PaidPlan, tellPlan } from '#test/payment-scene';
import { type SignedInUser, TEST_PASSWORD, type TestApp } from '#test/start-test-app';

describe.each(['sandbox', 'stripe'] as const)('what comes in an unfriendly order, on %s', (id) => {
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
  const listBills = async (as: SignedInUser) =>
    (await listInvoicesAtProvider(app, as)).map(({ status }) => status);
  /** What the provider knows, also once the account is gone. */
  const findCustomer = async ({ user }: SignedInUser) => {
    const { rows } = await app.ctx.db.execute<{ customer_id: string }>(
      sql`select customer_id from payment_customers where user_id = ${user.id}`,
    );
    return rows[0]?.customer_id ?? '';
  };
  const readCustomer = async (customerId: string) => {
    const { provider } = app.app.adapters.payments;
    const [subscriptions, invoices] = [
      await provider.listSubscriptions(customerId),
      await provider.listInvoices(customerId),
    ];
    if (!subscriptions.ok || !invoices.ok) throw new Error('The provider does not answer');
    return {
      subscriptions: subscriptions.value.map(({ status }) => status),
      paid: invoices.value.filter(({ status }) => status === 'paid').length,
    };
  };
  const approveIfAsked = async (clientSecret: string) => {
    await scene.answerBank(clientSecret, true).catch(() => null);
    await app.settleJobs();
  };

  it('a bank that is answered for a plan another tab has left for another charges nothing', async () => {
    const ada = await app.openAccount();
    const asked = await buy(ada, 'pro', 'asks');
    await buy(ada, 'guru', 'works');
    await approveIfAsked(asked.clientSecret ?? '');
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
    expect((await listBills(ada)).toSorted()).toEqual(['paid', 'void']);
  });

  it('two tabs that buy two plans at once make one subscription, on one of both plans', async () => {
    const ada = await app.openAccount();
    const tabs = [await scene.checkOut(ada, 'pro', 'works'), await scene.checkOut(ada, 'guru', 'works')];
    await Promise.all(tabs.map((body) => app.call(api.createSubscription, { as: ada, body })));
    await app.settleJobs();
    const live = (await listAtProvider(app, ada)).filter(({ status }) => status === 'active');
    expect(live).toHaveLength(1);
    expect(await tellPlan(app, ada)).toMatchObject({ subscriptionStatus: 'active' });
  });

  it('a card set up for one plan buys no other', async () => {
    const ada = await app.openAccount();
    const { requestId } = await scene.checkOut(ada, 'pro', 'works');
    const body = { planId: 'guru', requestId } as const;
    const refused = await app.callRefused(api.createSubscription, { as: ada, body });
    expect([refused.status, refused.body.code]).toEqual([409, 'billing.request_reused']);
    expect(await listAtProvider(app, ada)).toEqual([]);
    const bought = { planId: 'pro', requestId } as const;
    await app.call(api.createSubscription, { as: ada, body: bought });
    const replayed = await app.callRefused(api.createSubscription, { as: ada, body });
    expect(replayed.body.code).toBe('billing.request_reused');
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro' });
    expect(await listBills(ada)).toEqual(['paid']);
  });

  it('an account deleted while the bank asks about its first month pays nothing for the answer', async () => {
    const ada = await app.openAccount();
    const { clientSecret } = await buy(ada, 'pro', 'asks');
    const customerId = await findCustomer(ada);
    await app.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } });
    await app.settleJobs();
    await approveIfAsked(clientSecret ?? '');
    expect(await readCustomer(customerId)).toEqual({ subscriptions: ['incomplete_expired'], paid: 0 });
  });

  it('an account deleted while the bank asks about a late month pays nothing for the answer', async () => {
    const ada = await app.openAccount();
    await buy(ada, 'pro', 'expires');
    await scene.passDays(32);
    await app.settleJobs();
    const { clientSecret } = await buy(ada, 'pro', 'asks');
    expect(clientSecret).not.toBeNull();
    const customerId = await findCustomer(ada);
    await app.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } });
    await app.settleJobs();
    await approveIfAsked(clientSecret ?? '');
    expect(await readCustomer(customerId)).toEqual({ subscriptions: ['canceled'], paid: 1 });
  });

  it('an account deleted while its purchase is under way is charged for no second month', async () => {
    const ada = await app.openAccount();
    const body = await scene.checkOut(ada, 'pro', 'works');
    const customerId = await findCustomer(ada);
    await Promise.all([
      app.call(api.createSubscription, { as: ada, body }).catch(() => null),
      app.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } }),
    ]);
    await app.settleJobs();
    app.clock.advance({ minutes: 16 });
    await app.settleJobs();
    const { subscriptions, paid } = await readCustomer(customerId);
    expect(subscriptions.filter((status) => status === 'active')).toEqual([]);
    expect(paid).toBeLessThanOrEqual(1);
  });

  it('time that passes while a plan is changed bills each month once', async () => {
    const ada = await app.openAccount();
    await buy(ada, 'pro', 'works');
    await Promise.all([scene.passDays(32), app.call(api.changePlan, { as: ada, body: { planId: 'guru' } })]);
    await app.settleJobs();
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
    expect(await listBills(ada)).toEqual(['paid', 'paid', 'paid']);
  });

  it('a customer the provider has lost can buy again, unless it pays: then nothing false is said', async () => {
    const [ada, eva] = [await app.openAccount(), await app.openAccount()];
    await scene.checkOut(ada, 'pro', 'works');
    await buy(eva, 'pro', 'works');
    await app.ctx.db.execute(
      sql`update payment_customers set customer_id = 'cus_' || left(user_id::text, 8)
          where user_id in (${ada.user.id}, ${eva.user.id})`,
    );
    const params = { planId: 'guru' } as const;
    expect((await app.call(api.getCheckoutCharge, { as: ada, params })).body.dueCents).toBe(9900);
    const unknown = await app.callRefused(api.getCheckoutCharge, { as: eva, params });
    expect(unknown.body.code).toBe('billing.not_purchasable');
    await buy(ada, 'guru', 'works');
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
    const body = { planId: 'guru', requestId: randomUUID() } as const;
    const refused = await app.callRefused(api.startCheckout, { as: eva, body });
    expect(refused.body.code).toBe('billing.not_purchasable');
    expect(await tellPlan(app, eva)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
  });

  it('an account deleted while its customer is made leaves no name with the provider', async () => {
    const ada = await app.openAccount();
    const { provider } = app.app.adapters.payments;
    const payments = {
      ...provider,
      createCustomer: async (request: Parameters<typeof provider.createCustomer>[0]) => {
        const reply = await provider.createCustomer(request);
        await app.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } });
        return reply;
      },
    };
    const settings = { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null };
    const opened = openCustomer({ ...app.ctx, payments, settings }, { userId: toId<AccountId>(ada.user.id) });
    await expect(opened).rejects.toMatchObject({ code: 'accounts.unauthenticated' });
    const { rows } = await app.ctx.db.execute<{ payload: unknown }>(
      sql`select payload from jobs where kind = 'payments.end-subscriptions'`,
    );
    expect(rows).toHaveLength(1);
    await app.settleJobs();
  });
});

describe.each(['sandbox', 'stripe'] as const)('a year that passes at once, on %s', (id) => {
  it('bills twelve months and leaves the plan', async () => {
    const scene = await startBankScene(id);
    try {
      const { app } = scene;
      const as = await app.openAccount();
      const body = await scene.checkOut(as, 'pro', 'works');
      await app.call(api.createSubscription, { as, body });
      // A day more: Stripe keeps a new invoice as a draft for its first hour.
      await scene.passDays(366);
      await app.settleJobs();
      expect(await tellPlan(app, as)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
      expect(await listInvoicesAtProvider(app, as)).toHaveLength(13);
    } finally {
      await scene.stop();
    }
  }, 60_000);
});
