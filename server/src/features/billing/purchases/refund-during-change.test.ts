import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingScene, startBillingScene } from '#test/billing-scenarios/billing-scene';
import { listAtProvider, listInvoicesAtProvider, tellPlan } from '#test/payment-scene';
import type { SignedInUser } from '#test/start-test-app';

describe.each(['sandbox', 'stripe'] as const)('a refund, on %s', (id) => {
  let scene: BillingScene;
  beforeAll(async () => {
    scene = await startBillingScene(id);
  });
  afterAll(() => scene.stop());

  /** On the larger plan, two invoices paid. */
  const enlarge = async () => {
    const { app } = scene;
    const ada = await app.openAccount();
    await app.call(api.createSubscription, { as: ada, body: await scene.openCheckout(ada) });
    await app.call(api.changePlan, { as: ada, body: { planId: 'guru' } });
    await app.settleJobs();
    return ada;
  };
  const firstInvoice = async (as: SignedInUser) =>
    (await listInvoicesAtProvider(scene.app, as)).at(-1)?.id ?? '';
  const listRefunds = async (as: SignedInUser) =>
    (await scene.app.call(api.listInvoices, { as })).body.invoices
      .flatMap(({ refunds = [] }) => refunds)
      .map(({ refundedCents }) => refundedCents);
  const countMails = async ({ user }: SignedInUser) =>
    (
      await scene.app.ctx.db.execute(
        sql`select from emails where user_id = ${user.id} and kind = 'payment-refunded'`,
      )
    ).rows.length;

  it.each(['silent_before', 'silent_after'] as const)(
    'while a downgrade hangs at the provider (%s) keeps both whole: told once, changed once',
    async (fate) => {
      const ada = await enlarge();
      const invoiceId = await firstInvoice(ada);
      const { silenced, done } = scene.faults.during(
        (_call, name) => (name === 'changePrice' ? fate : 'answered'),
        () => scene.dying.call(api.changePlan, { as: ada, body: { planId: 'pro' } }),
      );
      // The waiting caller learns in the end that the provider does not answer.
      done.catch(() => undefined);
      await silenced;
      await scene.refund(invoiceId, 2000);
      await scene.app.settleJobs();
      expect([await listRefunds(ada), await countMails(ada)]).toEqual([[2000], 1]);
      // The plan in force is the provider's, whether the change was made there or not.
      const atProvider = (await listAtProvider(scene.app, ada))[0]?.priceId ?? '';
      expect((await tellPlan(scene.app, ada)).planId).toBe(scene.planOfPrice.get(atProvider));

      await scene.takeOver((kind) => kind.startsWith('billing.'));
      await scene.app.settleJobs();
      const eva = await scene.app.renew(ada);
      expect(await tellPlan(scene.app, eva)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
      expect(await listAtProvider(scene.app, eva)).toHaveLength(1);
      expect(await listInvoicesAtProvider(scene.app, eva)).toHaveLength(2);
      expect([await listRefunds(eva), await countMails(eva)]).toEqual([[2000], 1]);
    },
  );

  it('of two equal parts, after a downgrade whose saving is not yet set off, is told and booked twice', async () => {
    const ada = await enlarge();
    await scene.app.call(api.changePlan, { as: ada, body: { planId: 'pro' } });
    const invoiceId = await firstInvoice(ada);
    await scene.refund(invoiceId, 1000);
    await scene.refund(invoiceId, 1000);
    await scene.app.settleJobs();
    expect([await listRefunds(ada), await countMails(ada)]).toEqual([[1000, 1000], 2]);
    expect(await tellPlan(scene.app, ada)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
  });

  it('of a canceled plan leaves it running to the end of its period', async () => {
    const ada = await enlarge();
    await scene.app.call(api.cancelSubscription, { as: ada });
    await scene.refund(await firstInvoice(ada), 5900);
    await scene.app.settleJobs();
    expect([await listRefunds(ada), await countMails(ada)]).toEqual([[5900], 1]);
    expect(await tellPlan(scene.app, ada)).toMatchObject({ planId: 'guru', subscriptionStatus: 'canceled' });
  });
});
