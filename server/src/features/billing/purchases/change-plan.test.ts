import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan, listAtProvider, listInvoicesAtProvider, tellPlan } from '#test/payment-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

type Paid = 'pro' | 'guru' | 'business';
const subscribed = async (planId: Paid) => {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId });
  return ada;
};
const update = (as: SignedInUser, planId: Paid) => app.call(api.changePlan, { as, body: { planId } });
const refusedUpdate = async (as: SignedInUser, planId: Paid) =>
  (await app.callRefused(api.changePlan, { as, body: { planId } })).body.code;
const preview = async (as: SignedInUser, planId: Paid) =>
  (await app.call(api.previewDowngrade, { as, params: { planId } })).body;
const addCompany = async (as: SignedInUser, name: string, prompts: number) =>
  (
    await app.call(api.createCompany, {
      as,
      body: {
        company: { name, websiteUrl: 'https://esempio.it' },
        prompts: Array.from({ length: prompts }, (_, index) => ({
          text: `${name}, domanda ${String(index)}?`,
        })),
      },
    })
  ).body.company.id;
const used = async (as: SignedInUser) => (await app.call(api.getUserLimits, { as })).body.usage;

describe('an upgrade', () => {
  it('is charged for at once and keeps the subscription', async () => {
    const ada = await subscribed('pro');
    const [before] = await listAtProvider(app, ada);
    await update(ada, 'business');
    const [after] = await listAtProvider(app, ada);
    expect(after?.id).toBe(before?.id);
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'business', subscriptionStatus: 'active' });
    const paid = (await listInvoicesAtProvider(app, ada)).map(({ amountCents }) => amountCents);
    expect(paid).toHaveLength(2);
  });

  it('asked for ten times at once is charged once, over two processes', async () => {
    const ada = await subscribed('pro');
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? app : second).call(api.changePlan, { as: ada, body: { planId: 'guru' } }),
      ),
    );
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru' });
    expect(await listInvoicesAtProvider(app, ada)).toHaveLength(2);
  });

  it('needs a subscription, and another plan', async () => {
    expect(await refusedUpdate(await app.openAccount(), 'pro')).toBe('billing.no_subscription');
    expect(await refusedUpdate(await subscribed('pro'), 'pro')).toBe('billing.same_plan');
  });
});

describe('a downgrade', () => {
  it('that archives nothing needs no preview', async () => {
    const ada = await subscribed('guru');
    await addCompany(ada, 'Prima', 3);
    await update(ada, 'pro');
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'pro' });
    expect(await used(ada)).toMatchObject({ companies: 1, prompts: 3 });
  });

  it('archives what its preview said, the newest first, and an upgrade brings it back', async () => {
    const ada = await subscribed('guru');
    for (const [index, name] of ['Prima', 'Seconda', 'Terza'].entries()) {
      app.clock.advance({ minutes: 1 });
      await addCompany(ada, name, index === 1 ? 16 : 2);
    }
    expect(await refusedUpdate(ada, 'pro')).toBe('billing.preview_changed');
    const shown = await preview(ada, 'pro');
    expect(shown).toMatchObject({
      currentPlan: { name: 'Guru', maxCompanies: 5, maxPrompts: 50 },
      targetPlan: { name: 'Pro', maxCompanies: 2, maxPrompts: 15 },
      summary: {
        willDeleteCompanies: 1,
        willDeleteIndividualPrompts: 3,
        totalPromptsDeleted: 5,
        resultingCounts: { companies: 2, prompts: 15 },
      },
    });
    expect(shown.toDelete.companies.map(({ name }) => name)).toEqual(['Terza']);
    await update(ada, 'pro');
    expect(await used(ada)).toMatchObject({ companies: 2, prompts: 15 });
    app.clock.advance({ days: 20 });
    const later = await app.renew(ada);
    await update(later, 'guru');
    expect(await used(later)).toMatchObject({ companies: 3, prompts: 20 });
  });

  it('is not made when something was added after its preview', async () => {
    const ada = await subscribed('guru');
    const first = await addCompany(ada, 'Prima', 16);
    await preview(ada, 'pro');
    app.clock.advance({ minutes: 1 });
    await app.call(api.addPrompts, {
      as: ada,
      params: { companyId: first },
      body: { prompts: [{ text: 'Aggiunta dopo?' }] },
    });
    expect(await refusedUpdate(ada, 'pro')).toBe('billing.preview_changed');
    expect(await tellPlan(app, ada)).toMatchObject({ planId: 'guru' });
    expect(await used(ada)).toMatchObject({ prompts: 17 });
  });

  it('beside twenty additions archives nothing that came after its preview', async () => {
    const ada = await subscribed('guru');
    const first = await addCompany(ada, 'Prima', 16);
    await preview(ada, 'pro');
    app.clock.advance({ minutes: 1 });
    const add = (index: number) =>
      (index % 2 === 0 ? app : second).call(api.addPrompts, {
        as: ada,
        params: { companyId: first },
        body: { prompts: [{ text: `Aggiunta ${String(index)}?` }] },
      });
    const [changed, ...added] = await Promise.allSettled([
      app.call(api.changePlan, { as: ada, body: { planId: 'pro' } }),
      ...Array.from({ length: 20 }, (_, index) => add(index)),
    ]);
    const arrived = added.filter(({ status }) => status === 'fulfilled').length;
    const { planId } = await tellPlan(app, ada);
    const { prompts } = await used(ada);
    // Either the change was first, and nothing came in after it; or something did, and the change was refused.
    expect({ planId, prompts, arrived }).toEqual(
      changed.status === 'fulfilled'
        ? { planId: 'pro', prompts: 15, arrived: 0 }
        : { planId: 'guru', prompts: 16 + arrived, arrived },
    );
  });
});
