import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type UserId, newId, toId } from '#lib/ids';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { api } from '@citato/contract';
import { withTransaction } from '#platform/db';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { setPendingPlan } from './change-plan.ts';
import { getLimits, listTextRetention } from './get-limits.ts';
import { grantPlan } from './grant-plan.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('puts the account on the plan and leaves what was set apart for it', async () => {
  const userId = toId<UserId>((await app.register()).user.id);
  await app.ctx.db.execute(sql`update entitlements set custom_max_prompts = 7 where user_id = ${userId}`);
  await grantPlan(app.ctx, { userId, planId: 'guru' });
  expect(await getLimits(app.ctx.db, userId)).toMatchObject({
    planId: 'guru',
    limits: { maxCompanies: 5, maxPrompts: 7 },
  });
});

it('waits for whoever counts against the limits of the plan before', async () => {
  const userId = toId<UserId>((await app.register()).user.id);
  const counting = new pg.Client({ connectionString: app.databaseUrl });
  await counting.connect();
  await counting.query('begin');
  await counting.query('select from users where id = $1 for update', [userId]);
  const granting = grantPlan(app.ctx, { userId, planId: 'pro' });
  const listWaiting = async () =>
    (
      await counting.query<{ query: string }>(
        `select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rows;
  await expect.poll(listWaiting).toHaveLength(1);
  const { rows } = await counting.query('select plan_id from entitlements where user_id = $1 for update', [
    userId,
  ]);
  expect(rows).toEqual([{ plan_id: 'free' }]);
  await counting.query('commit');
  await counting.end();
  await granting;
  expect((await getLimits(app.ctx.db, userId)).planId).toBe('pro');
});

it('finds no account that is gone', async () => {
  await expect(grantPlan(app.ctx, { userId: newId<UserId>(), planId: 'pro' })).rejects.toMatchObject({
    code: 'accounts.unauthenticated',
  });
});

it('lets nothing be added that the plan a downgrade leads to does not hold, until it is over', async () => {
  const ada = await registerWithPlan(app, 'guru');
  const userId = toId<UserId>(ada.user.id);
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
  await grantPlan(app.ctx, { userId, planId: 'business' });
  expect((await getLimits(app.ctx.db, userId)).limits.maxPrompts).toBe(150);
});

it('leaves the days the plan before kept texts for another thirty days', async () => {
  const userId = toId<UserId>((await registerWithPlan(app, 'business')).user.id);
  const keeps = async () =>
    (await listTextRetention(app.ctx.db, { userIds: [userId], now: app.clock.now() }))[0]?.days;
  expect(await keeps()).toBe(730);
  await grantPlan(app.ctx, { userId, planId: 'free' });
  app.clock.advance({ days: 29 });
  // Told again, the same plan begins nothing anew.
  await grantPlan(app.ctx, { userId, planId: 'free' });
  expect(await keeps()).toBe(730);
  app.clock.advance({ days: 1 });
  expect(await keeps()).toBe(90);
});
