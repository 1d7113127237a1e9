import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buyPlan, listAtProvider, listInvoicesAtProvider, openCheckout, tellPlan } from '#test/payment-scene';
import { createFaultyProvider } from '#test/stand-ins/faulty-provider';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

/** Two processes of one product; what the second asks of the provider meets the fate a test orders. */
// Every call of an operation is lost, or the process dies at it, one after the other.
vi.setConfig({ testTimeout: 60_000 });

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

/** The process is gone and its leases have run out; the other one does what is due. */
const takeOver = async () => {
  await app.ctx.db.execute(sql`delete from leases where key like 'payment-operation:%'`);
  app.clock.advance({ minutes: 3 });
  await app.settleJobs();
};
const listOpen = async () =>
  (await app.ctx.db.execute(sql`select kind from payment_operations where state = 'open'`)).rows;

/** Each operation with an account it can be asked of, and how it ends whole. */
const OPERATIONS = {
  create: {
    prepare: async () => {
      const ada = await app.openAccount();
      const body = await openCheckout(app, ada, { planId: 'pro' });
      return { ada, ask: () => troubled.call(api.createSubscription, { as: ada, body }) };
    },
    before: { planId: 'free', subscriptionStatus: 'inactive' },
    after: { planId: 'pro', subscriptionStatus: 'active' },
    charges: 1,
  },
  upgrade: {
    prepare: async () => {
      const ada = await app.openAccount();
      await buyPlan(app, ada, { planId: 'pro' });
      const body = { planId: 'guru' } as const;
      return { ada, ask: () => troubled.call(api.updateSubscription, { as: ada, body }) };
    },
    before: { planId: 'pro', subscriptionStatus: 'active' },
    after: { planId: 'guru', subscriptionStatus: 'active' },
    charges: 2,
  },
  downgrade: {
    prepare: async () => {
      const ada = await app.openAccount();
      await buyPlan(app, ada, { planId: 'guru' });
      const body = { planId: 'pro' } as const;
      return { ada, ask: () => troubled.call(api.updateSubscription, { as: ada, body }) };
    },
    before: { planId: 'guru', subscriptionStatus: 'active' },
    after: { planId: 'pro', subscriptionStatus: 'active' },
    charges: 1,
  },
  cancel: {
    prepare: async () => {
      const ada = await app.openAccount();
      await buyPlan(app, ada, { planId: 'pro' });
      return { ada, ask: () => troubled.call(api.cancelSubscription, { as: ada }) };
    },
    before: { planId: 'pro', subscriptionStatus: 'active' },
    after: { planId: 'pro', subscriptionStatus: 'canceled' },
    charges: 1,
  },
} as const;

const expectWhole = async (ada: SignedInUser, { after, charges }: { after: object; charges: number }) => {
  expect(await tellPlan(app, ada)).toMatchObject(after);
  expect(await listAtProvider(app, ada)).toHaveLength(1);
  expect(await listInvoicesAtProvider(app, ada)).toHaveLength(charges);
  expect(await listOpen()).toEqual([]);
};

describe.each(['create', 'upgrade', 'downgrade', 'cancel'] as const)('%s', (name) => {
  const operation = OPERATIONS[name];

  it('is made once wherever a reply of the provider is lost', async () => {
    for (let lost = 0; ; lost += 1) {
      const { ada, ask } = await operation.prepare();
      faults.order((call) => (call === lost ? 'lost' : 'answered'));
      await ask();
      const calls = faults.countCalls();
      await expectWhole(ada, operation);
      if (lost >= calls - 1) break;
    }
  });

  it('is whole wherever its process dies, before and after each call', async () => {
    for (const fate of ['silent_before', 'silent_after'] as const)
      for (let silent = 0; ; silent += 1) {
        const { ada, ask } = await operation.prepare();
        faults.order((call) => (call === silent ? fate : 'answered'));
        const answer = await Promise.race([
          ask().then(() => 'answered' as const),
          expect
            .poll(() => faults.countCalls(), { interval: 5 })
            .toBe(silent + 1)
            .then(() => 'died' as const),
        ]);
        if (answer === 'answered') break;
        await takeOver();
        await expectWhole(ada, operation);
      }
  });

  it('waits for a provider that is away, and says so', async () => {
    const { ada, ask } = await operation.prepare();
    faults.order(() => 'refused');
    await expect(ask()).rejects.toThrow('billing.provider_unavailable');
    expect(await tellPlan(app, ada)).toMatchObject(operation.before);
    await takeOver();
    await expectWhole(ada, operation);
  });
});
