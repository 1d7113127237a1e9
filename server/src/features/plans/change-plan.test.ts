import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountId, toId } from '#lib/ids';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { type PlanId, api } from '@citato/contract';
import { withTransaction } from '#platform/db';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { changePlan, setPendingPlan } from './change-plan.ts';
import { getLimits, listTextRetention } from './get-limits.ts';
import { getRetained } from './get-retained.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const changeTo = (change: { userId: AccountId; planId: PlanId }) =>
  withTransaction(app.ctx.db, (tx) => changePlan(tx, { ...change, now: app.clock.now() }));

it('puts the account on the plan and leaves what was set apart for it', async () => {
  const userId = toId<AccountId>((await app.register()).user.id);
  await app.ctx.db.execute(sql`update entitlements set custom_max_prompts = 7 where user_id = ${userId}`);
  await changeTo({ userId, planId: 'guru' });
  expect(await getLimits(app.ctx.db, userId)).toMatchObject({
    planId: 'guru',
    limits: { maxCompanies: 5, maxPrompts: 7 },
  });
});

it('lets nothing be added that the plan a downgrade leads to does not hold, until it is over', async () => {
  const ada = await registerWithPlan(app, 'guru');
  const userId = toId<AccountId>(ada.user.id);
  const { company } = await createCompany(app, ada, {
    prompts: Array.from({ length: 15 }, (_, index) => `Domanda ${String(index)}?`),
  });
  const addOne = { as: ada, params: { companyId: company.id }, body: { prompts: [{ text: 'Un’altra?' }] } };
  const change = (planId: 'pro' | null) =>
    withTransaction(app.ctx.db, (tx) => setPendingPlan(tx, { userId, planId }));

  await change('pro');
  expect((await app.callRefused(api.addPrompts, addOne)).body.code).toBe('prompts.limit_reached');
  expect((await app.call(api.getUserLimits, { as: ada })).body).toMatchObject({
    plan: 'guru',
    limits: { maxCompanies: 2, maxPrompts: 15, taskListsEnabled: true },
  });
  await change(null);
  await app.call(api.addPrompts, addOne);
  await change('pro');
  await changeTo({ userId, planId: 'business' });
  expect((await getLimits(app.ctx.db, userId)).limits.maxPrompts).toBe(150);
});

it('leaves the days the plan before kept texts for another thirty days', async () => {
  const userId = toId<AccountId>((await registerWithPlan(app, 'business')).user.id);
  const keeps = async () =>
    (await listTextRetention(app.ctx.db, { userIds: [userId], now: app.clock.now() }))[0]?.days;
  expect(await keeps()).toBe(730);
  await changeTo({ userId, planId: 'free' });
  app.clock.advance({ days: 29 });
  // Repeated, the same plan begins nothing anew.
  await changeTo({ userId, planId: 'free' });
  expect(await keeps()).toBe(730);
  app.clock.advance({ days: 1 });
  expect(await keeps()).toBe(90);
});

it('knows what would stay of an account on another plan', async () => {
  const userId = toId<AccountId>((await registerWithPlan(app, 'guru')).user.id);
  const retained = { userId, planId: 'free' } as const;
  expect(await getRetained(app.ctx.db, retained)).toEqual({ maxCompanies: 1, maxPrompts: 5 });
  await app.ctx.db.execute(sql`update entitlements set custom_max_companies = 4 where user_id = ${userId}`);
  expect(await getRetained(app.ctx.db, retained)).toEqual({ maxCompanies: 4, maxPrompts: 5 });
});
