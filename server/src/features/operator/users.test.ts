import { type AdminUserSort, api, type SubscriptionStatus } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, findPrompt, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { buyPlan, tellPlan } from '#test/payment-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const NO_OVERRIDE = {
  customMaxCompanies: null,
  customMaxPrompts: null,
  customTaskListsEnabled: null,
  customPromptAnalysisEnabled: null,
};
const SECRET_ID = '7f3f8d0e-4d0a-4a0e-9d62-000000000000';

let app: TestApp;
let admin: SignedInUser;
beforeEach(async () => {
  app = await startTestApp({
    engines: [createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') })],
    env: { ADMIN_EMAILS: 'capo@esempio.it', ANSWERS_PER_ANALYSIS: '5', ACCESS_TTL_S: '86400' },
  });
  admin = await app.openAccount({ email: 'capo@esempio.it', firstName: 'Capo' });
});
afterEach(() => app.stop());

interface Query {
  search?: string;
  plan?: 'free' | 'pro' | 'guru' | 'business';
  status?: SubscriptionStatus;
  sort?: AdminUserSort;
  page?: number;
}
const list = async (query: Query = {}) => (await app.call(api.listUsers, { as: admin, query })).body;
const listEmails = async (query: Query) => (await list(query)).users.map(({ email }) => email);
const findUser = async ({ email }: SignedInUser) => (await list({ search: email })).users[0];
const setLimits = (userId: string, body: Partial<typeof NO_OVERRIDE> | Record<string, unknown>) =>
  app.server.inject({
    method: 'PATCH',
    url: `/api/admin/users/${userId}/limits`,
    headers: { authorization: `Bearer ${admin.accessToken}` },
    payload: { ...NO_OVERRIDE, ...body },
  });

describe('the list of users', () => {
  it('tells of an account what it has, and when it ran and will run', async () => {
    const ada = await registerWithPlan(app, 'business');
    await createCompany(app, ada, { prompts: ['Chi ripara caldaie?', 'Chi ripara auto?'] });
    await app.settleJobs();
    const { prompt } = await createCompany(app, ada, { name: 'Idraulica Verdi' });
    await app.settleJobs();
    const shown = await findPrompt(app, ada, prompt.id);
    expect(await findUser(ada)).toMatchObject({
      id: ada.user.id,
      planId: 'business',
      subscriptionStatus: 'active',
      stripeSubscriptionId: null,
      totalCompanies: 2,
      totalPrompts: 3,
      totalAnalyses: 3,
      totalSuggestions: 0,
      isOverdue: false,
      lastAnalysisTime: app.clock.now().toISOString(),
      ...NO_OVERRIDE,
    });
    expect(shown.nextRun).not.toBeNull();
    app.clock.advance({ hours: 30 });
    admin = await app.renew(admin);
    expect(await findUser(ada)).toMatchObject({ isOverdue: true });
  });

  it('counts the plans over all accounts, whatever is searched for', async () => {
    const ada = await registerWithPlan(app, 'pro');
    await createCompany(app, ada);
    await app.settleJobs();
    await registerWithPlan(app, 'pro');
    const { users, total, planStats, nextSchedulerRun } = await list({ search: 'nessuno' });
    expect([users, total]).toEqual([[], 0]);
    expect(planStats).toEqual({
      free: { total: 1, withAnalyses: 0 },
      pro: { total: 2, withAnalyses: 1 },
      guru: { total: 0, withAnalyses: 0 },
      business: { total: 0, withAnalyses: 0 },
    });
    expect(Date.parse(nextSchedulerRun ?? '')).toBeGreaterThan(app.clock.now().getTime());
  });

  it('shows a bought plan with its subscription, and knows how it stands', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    const bought = await findUser(ada);
    expect(bought).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
    expect(bought?.stripeSubscriptionId).toMatch(/^sub_/);
    expect((await list()).activeSubscriptions).toBe(1);
    await app.call(api.cancelSubscription, { as: ada });
    expect(await listEmails({ status: 'canceled' })).toEqual([ada.email]);
    expect((await findUser(ada))?.currentPeriodEnd).not.toBeNull();
    expect((await list()).activeSubscriptions).toBe(0);
  });

  it('counts the active subscriptions as the list shows them, a plan that was given among them', async () => {
    await registerWithPlan(app, 'pro');
    const bought = await app.openAccount();
    await buyPlan(app, bought, { planId: 'pro' });
    await app.openAccount();
    const { total, activeSubscriptions } = await list({ status: 'active' });
    expect(total).toBe(2);
    expect(activeSubscriptions).toBe(total);
  });

  it('derives every status as the account is told it', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro' });
    const statuses = ['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled'];
    for (const status of statuses)
      for (const isEnding of [true, false]) {
        await app.ctx.db.execute(
          sql`update subscriptions set status = ${status}, cancel_at_period_end = ${isEnding} where user_id = ${ada.user.id}`,
        );
        const { subscriptionStatus: reported } = await tellPlan(app, ada);
        expect([status, isEnding, (await findUser(ada))?.subscriptionStatus]).toEqual([
          status,
          isEnding,
          reported,
        ]);
      }
  });

  it('finds by part of an address, of a name, and by the beginning of an id; wildcards are letters', async () => {
    const ada = await app.openAccount({ email: 'ada_100%@esempio.it', firstName: 'Ada' });
    const { email } = ada;
    for (const search of ['ADA_100%', 'ada bianchi', ada.user.id.slice(0, 13), ' ada_ '])
      expect(await listEmails({ search })).toEqual([email]);
    expect(await listEmails({ search: 'a_a' })).toEqual([]);
    expect(await listEmails({ search: String.raw`\ ' or 1=1 --` })).toEqual([]);
  });

  it('filters by plan, sorts, and cuts into pages that lose nobody', async () => {
    const pro = await registerWithPlan(app, 'pro');
    await createCompany(app, pro);
    await app.settleJobs();
    expect(await listEmails({ plan: 'pro' })).toEqual([pro.email]);
    expect((await listEmails({ sort: 'lastAnalysis' }))[0]).toBe(pro.email);
    expect((await listEmails({ sort: 'nextAnalysis' }))[0]).toBe(pro.email);
    for (let count = 0; count < 28; count += 1) await app.openAccount();
    const first = await list({ sort: 'email' });
    const second = await list({ sort: 'email', page: 2 });
    expect([first.total, first.users.length, second.users.length]).toEqual([30, 25, 5]);
    const emails = [...first.users, ...second.users].map(({ email }) => email);
    expect(new Set(emails).size).toBe(30);
    expect(emails).toEqual(emails.toSorted());
    expect((await list({ page: 99 })).users).toEqual([]);
  });
});

describe('custom limits', () => {
  it('hold at once, are shown and noted, and go again', async () => {
    const ada = await app.openAccount();
    expect((await setLimits(ada.user.id, { customMaxCompanies: 3, customMaxPrompts: 0 })).statusCode).toBe(
      200,
    );
    const limits = async () => (await app.call(api.getUserLimits, { as: ada })).body.limits;
    expect(await limits()).toMatchObject({ maxCompanies: 3, maxPrompts: 0 });
    expect(await findUser(ada)).toMatchObject({ customMaxCompanies: 3, customMaxPrompts: 0 });
    await app.call(api.resetUserLimits, { as: admin, params: { userId: ada.user.id } });
    expect(await limits()).toMatchObject({ maxCompanies: 1, maxPrompts: 1 });
    const { rows } = await app.ctx.db.execute(
      sql`select kind, subject, user_id, target_user_id from audit_log where kind like 'limits%' order by id`,
    );
    expect(rows).toEqual([
      {
        kind: 'limits_set',
        subject: 'companies=3 prompts=0 task-lists=plan analysis=plan',
        user_id: admin.user.id,
        target_user_id: ada.user.id,
      },
      { kind: 'limits_reset', subject: null, user_id: admin.user.id, target_user_id: ada.user.id },
    ]);
  });

  it.each([
    ['below zero', { customMaxCompanies: -1 }],
    ['above ten thousand', { customMaxPrompts: 10_001 }],
    ['of a fraction', { customMaxPrompts: 1.5 }],
    ['as a word', { customMaxCompanies: 'tre' }],
    ['without one of them', { customMaxCompanies: undefined }],
    ['of a switch that is neither', { customTaskListsEnabled: 'sì' }],
  ])('are refused %s', async (_, body) => {
    const ada = await app.openAccount();
    expect((await setLimits(ada.user.id, body)).statusCode).toBe(400);
    expect(await findUser(ada)).toMatchObject(NO_OVERRIDE);
  });

  it('of an account that is gone are nobody’s', async () => {
    expect((await setLimits(SECRET_ID, {})).statusCode).toBe(404);
  });

  it('bring back what they hold again, and archive nothing when they shrink', async () => {
    const ada = await registerWithPlan(app, 'pro');
    await createCompany(app, ada);
    await createCompany(app, ada, { name: 'Idraulica Verdi' });
    await grantPlan(app, ada, 'free');
    expect(await findUser(ada)).toMatchObject({ totalCompanies: 1 });
    await setLimits(ada.user.id, { customMaxCompanies: 2 });
    expect(await findUser(ada)).toMatchObject({ totalCompanies: 2 });
    await setLimits(ada.user.id, { customMaxCompanies: 0 });
    expect(await findUser(ada)).toMatchObject({ totalCompanies: 2 });
  });

  it('are told to their owner as such, also where they are the very numbers of the plan', async () => {
    const ada = await registerWithPlan(app, 'pro');
    await setLimits(ada.user.id, { customMaxPrompts: 15, customPromptAnalysisEnabled: true });
    const { body } = await app.call(api.getUserLimits, { as: ada });
    expect(body).toMatchObject({
      limits: { maxPrompts: 15, promptAnalysisEnabled: true },
      setForAccount: ['maxPrompts', 'promptAnalysisEnabled'],
    });
  });

  it('say nothing of the free plan to whom on a paid one they leave a single analysis', async () => {
    const ada = await registerWithPlan(app, 'guru');
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    await setLimits(ada.user.id, { customPromptAnalysisEnabled: false });
    const refused = await app.callRefused(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    expect(refused).toMatchObject({
      status: 403,
      body: {
        code: 'analysis.not_available',
        message: 'Il tuo account include una sola analisi, già utilizzata.',
      },
    });
  });

  it('give prompts a next run when they switch daily analyses on', async () => {
    const ada = await app.openAccount();
    await createCompany(app, ada);
    await app.settleJobs();
    expect(await findUser(ada)).toMatchObject({ totalAnalyses: 1, nextAnalysisTime: null });
    await setLimits(ada.user.id, { customPromptAnalysisEnabled: true });
    await app.settleJobs();
    expect((await findUser(ada))?.nextAnalysisTime).not.toBeNull();
  });
});

describe('the figures of a period', () => {
  const count = async (startDate: Date, endDate: Date) => {
    const query = { startDate: startDate.toISOString(), endDate: endDate.toISOString() };
    return (await app.call(api.getAdminStats, { as: admin, query })).body.stats;
  };

  it('count what came to be in it, and nothing else', async () => {
    const begin = app.clock.now();
    app.clock.advance({ hours: 1 });
    const from = app.clock.now();
    const ada = await registerWithPlan(app, 'guru');
    await createCompany(app, ada, { prompts: ['Chi ripara caldaie?', 'Chi ripara auto?'] });
    await app.settleJobs();
    app.clock.advance({ hours: 1 });
    expect(await count(from, app.clock.now())).toMatchObject({
      usersTotal: 1,
      companiesCreated: 1,
      promptsCreated: 2,
      analysesProcessed: 2,
      usersByPlan: { free: 0, pro: 0, guru: 1, business: 0 },
    });
    expect(await count(begin, from)).toMatchObject({
      usersTotal: 1,
      companiesCreated: 0,
      analysesProcessed: 0,
    });
  });

  it('refuse a period that ends before it begins', async () => {
    const query = { startDate: '2026-03-02T00:00:00Z', endDate: '2026-03-01T00:00:00Z' };
    const refused = await app.callRefused(api.getAdminStats, { as: admin, query });
    expect([refused.status, refused.body.code]).toEqual([400, 'request.invalid']);
  });
});
