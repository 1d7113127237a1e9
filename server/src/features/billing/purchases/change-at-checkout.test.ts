import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buyPlan,
  CARDS,
  listInvoicesAtProvider,
  moveSandboxClock,
  openCheckout,
  tellPlan,
} from '#test/payment-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Wanted = Parameters<typeof openCheckout>[2];
const refusedPurchase = async (as: SignedInUser, wanted: Wanted) => {
  const body = await openCheckout(app, as, wanted);
  return (await app.callRefused(api.createSubscription, { as, body })).body.code;
};
const passDays = async (days: number) => {
  await moveSandboxClock(app, { days });
  await app.settleJobs();
};

describe('a canceled plan changed at the checkout', () => {
  const canceled = async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    await app.call(api.cancelSubscription, { as: ada });
    return ada;
  };

  it('stays canceled, with the card it had, when the bank declines the difference', async () => {
    const ada = await canceled();
    expect(await refusedPurchase(ada, { planId: 'guru', number: CARDS.withoutFunds })).toBe(
      'billing.declined',
    );
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'canceled' });
    await app.call(api.reactivateSubscription, { as: ada });
    await passDays(32);
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
  });

  it('goes on with the new card once the difference is paid', async () => {
    const ada = await canceled();
    await buyPlan(app, ada, { planId: 'guru' });
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
    expect(await listInvoicesAtProvider(app, ada)).toHaveLength(2);
  });
});

describe('a plan whose month could not be charged', () => {
  const late = async () => {
    const ada = await app.openAccount();
    const now = await app.app.adapters.payments.sandbox?.advanceClock(0);
    const expiry = now?.toISOString().replace(/^..(..)-(..).*$/, '$2/$1') ?? '';
    await buyPlan(app, ada, { planId: 'pro', expiry });
    await passDays(32);
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'past_due' });
    return ada;
  };
  const listStatuses = async (as: SignedInUser) =>
    (await listInvoicesAtProvider(app, as)).map(({ status }) => status);

  it('is not changed before it is paid for, and says so', async () => {
    const ada = await late();
    const { status, body } = await app.callRefused(api.changePlan, {
      as: ada,
      body: { planId: 'guru' },
    });
    expect([status, body.code]).toEqual([409, 'billing.payment_due']);
  });

  it.each(['pro', 'guru'] as const)(
    'canceled meanwhile is told to be late, and goes on once it is paid for at the checkout of %s',
    async (planId) => {
      const ada = await late();
      await app.call(api.cancelSubscription, { as: ada });
      const { body } = await app.call(api.getOwnProfile, { as: ada });
      expect(body).toMatchObject({
        planId: 'pro',
        subscriptionStatus: 'past_due',
        endsWithPeriod: true,
      });
      await buyPlan(app, ada, { planId });
      expect((await app.call(api.getOwnProfile, { as: ada })).body).toMatchObject({
        planId,
        subscriptionStatus: 'active',
        endsWithPeriod: false,
      });
      expect(new Set(await listStatuses(ada))).toEqual(new Set(['paid']));
    },
  );

  it('is paid for at the checkout of another plan first, then changed', async () => {
    const ada = await late();
    await buyPlan(app, ada, { planId: 'guru' });
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
    expect(await listStatuses(ada)).toEqual(['paid', 'paid', 'paid']);
  });

  it('is told to be paid for when the bank then declines the change', async () => {
    const { payments } = app.app.adapters;
    let polls = 0;
    const unavailable = { kind: 'unavailable', declineCode: null, detail: 'ordered by a test' } as const;
    const provider: typeof payments.provider = {
      ...payments.provider,
      changePrice: () => Promise.resolve({ ok: false, fault: { ...unavailable, kind: 'declined' } }),
      // What was paid before an answer was lost is known to be paid as well.
      getSubscription: async (id) => {
        polls += 1;
        return polls === 1 ? { ok: false, fault: unavailable } : payments.provider.getSubscription(id);
      },
    };
    const declining = await startTestApp({ beside: app, payments: { ...payments, provider } });
    try {
      const ada = await late();
      const body = await openCheckout(app, ada, { planId: 'guru' });
      const refused = await declining.callRefused(api.createSubscription, { as: ada, body });
      expect([refused.status, refused.body.code]).toEqual([402, 'billing.partly_paid']);
      expect(polls).toBe(2);
      expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
      expect(await listStatuses(ada)).toEqual(['paid', 'paid']);
    } finally {
      await declining.stop();
    }
  });

  it('is bought whole when it was charged by itself just before the card was', async () => {
    const { payments } = app.app.adapters;
    const payFirst: typeof payments.provider.payInvoice = async (request) => {
      const idempotencyKey = `${request.idempotencyKey}:by-itself`;
      await payments.provider.payInvoice({ ...request, idempotencyKey });
      return payments.provider.payInvoice(request);
    };
    const provider = { ...payments.provider, payInvoice: payFirst };
    const overtaken = await startTestApp({ beside: app, payments: { ...payments, provider } });
    try {
      const ada = await late();
      const body = await openCheckout(app, ada, { planId: 'pro' });
      const { status } = (await overtaken.call(api.createSubscription, { as: ada, body })).body;
      expect(status).toBe('active');
      expect(await listStatuses(ada)).toEqual(['paid', 'paid']);
    } finally {
      await overtaken.stop();
    }
  });
});
