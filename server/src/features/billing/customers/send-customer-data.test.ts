import { api, type BillingInfoInput } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStripeApp } from '#test/billing-scenarios/start-stripe-app';
import { openCheckout } from '#test/payment-scene';
import { createFaultyProvider } from '#test/stand-ins/faulty-provider';
import { sandboxOf } from '#test/stand-ins/payment-provider/start-sandbox';
import { type SignedInUser, startTestApp, TEST_PASSWORD, type TestApp } from '#test/start-test-app';
import { checkCustomers } from '../subscriptions/check-customers.ts';

const ROSSI: BillingInfoInput = {
  customerType: 'private',
  country: 'IT',
  firstName: 'Mario',
  lastName: 'Rossi',
  address: 'Via Roma 1',
  city: 'Lecce',
  postalCode: '73100',
  fiscalCode: 'RSSMRA85T10A562S',
};
const MARIO = { name: 'Mario Rossi', address: 'Via Roma 1', codes: ['RSSMRA85T10A562S'] };

async function startOnStripe() {
  const onStripe = await startStripeApp();
  const { app, env, stripe } = onStripe;
  return {
    app,
    env,
    describePayer: (customerId: string) => Promise.resolve(stripe.describePayer(customerId)),
    checkOut: (as: SignedInUser) => onStripe.openCheckout(as),
    stop: () => onStripe.stop(),
  };
}

async function startOnSandbox() {
  const app = await startTestApp();
  const { describePayer } = sandboxOf(app);
  const checkOut = (as: SignedInUser) => openCheckout(app, as, { planId: 'pro' });
  return { app, env: {}, describePayer, checkOut, stop: () => app.stop() };
}

describe.each(['sandbox', 'stripe'] as const)('whom to invoice, on %s', (id) => {
  let scene: Awaited<ReturnType<typeof startOnSandbox>>;
  let troubled: TestApp;
  let faults: ReturnType<typeof createFaultyProvider>;
  beforeAll(async () => {
    scene = await (id === 'stripe' ? startOnStripe() : startOnSandbox());
    const { app, env } = scene;
    const { payments } = app.app.adapters;
    faults = createFaultyProvider(payments.provider);
    troubled = await startTestApp({ beside: app, env, payments: { ...payments, provider: faults.provider } });
  });
  afterEach(() => faults.order(() => 'answered'));
  afterAll(async () => {
    await troubled.stop();
    await scene.stop();
  });

  const findCustomer = async ({ user }: SignedInUser) => {
    const { rows } = await scene.app.ctx.db.execute<{ id: string }>(
      sql`select customer_id as id from payment_customers where user_id = ${user.id}`,
    );
    return rows[0]?.id ?? '';
  };
  const tell = async (as: SignedInUser) => scene.describePayer(await findCustomer(as));
  const save = (on: TestApp, as: SignedInUser, changes: Partial<BillingInfoInput> = {}) =>
    on.call(api.saveBillingInfo, { as, body: { ...ROSSI, ...changes } });
  const compare = () => {
    const settings = { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt: null };
    const deps = { ...scene.app.ctx, payments: scene.app.app.adapters.payments.provider, settings };
    return checkCustomers(deps, { signal: AbortSignal.timeout(60_000) });
  };
  const openCustomer = async () => {
    const ada = await scene.app.openAccount();
    await scene.checkOut(ada);
    return ada;
  };

  it('is with the provider before the first charge', async () => {
    const ada = await scene.app.openAccount();
    await save(scene.app, ada);
    await scene.app.settleJobs();
    const body = await scene.checkOut(ada);
    await scene.app.call(api.createSubscription, { as: ada, body });
    expect(await tell(ada)).toEqual(MARIO);
  });

  it('follows each time it is stated, also when it becomes again what it was', async () => {
    const ada = await openCustomer();
    for (const firstName of ['Mario', 'Maria', 'Mario']) {
      await save(scene.app, ada, { firstName });
      await scene.app.settleJobs();
      expect((await tell(ada)).name).toBe(`${firstName} Rossi`);
    }
  });

  it.each(['refused', 'lost'] as const)(
    'is saved and told later when the call is %s, and the purchase goes on',
    async (fate) => {
      const ada = await openCustomer();
      const body = await scene.checkOut(ada);
      faults.order((_call, name) => (name === 'updateCustomer' ? fate : 'answered'));
      await save(troubled, ada);
      const bought = await troubled.call(api.createSubscription, { as: ada, body });
      expect(bought.body.status).toBe('active');
      expect((await scene.app.call(api.getBillingInfo, { as: ada })).body).toMatchObject({ city: 'Lecce' });
      await scene.app.settleJobs();
      expect(await tell(ada)).toEqual(MARIO);
    },
  );

  it('comes with the comparison where its job has given up', async () => {
    const ada = await openCustomer();
    await save(scene.app, ada);
    await scene.app.ctx.db.execute(sql`delete from jobs where kind like 'invoices.billing-info-changed/%'`);
    expect((await tell(ada)).address).toBeNull();
    await compare();
    expect(await tell(ada)).toEqual(MARIO);
  });

  it('is forgotten there with the account', async () => {
    const ada = await openCustomer();
    await save(scene.app, ada);
    await scene.app.settleJobs();
    const customerId = await findCustomer(ada);
    expect(await scene.describePayer(customerId)).toEqual(MARIO);
    await scene.app.call(api.deleteAccount, { as: ada, body: { password: TEST_PASSWORD } });
    await scene.app.settleJobs();
    expect(await scene.describePayer(customerId)).toEqual({ name: null, address: null, codes: [] });
  });
});
