import { api } from '@citato/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getLimits } from '#features/plans';
import { type AccountId, newId, toId } from '#lib/ids';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { grantPlan } from './grant-plan.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('waits for whoever counts against the limits of the plan before', async () => {
  const userId = toId<AccountId>((await app.register()).user.id);
  const counting = new pg.Client({ connectionString: app.databaseUrl });
  await counting.connect();
  await counting.query('begin');
  await counting.query('select from organisations where id = $1 for update', [userId]);
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
  await expect(grantPlan(app.ctx, { userId: newId<AccountId>(), planId: 'pro' })).rejects.toMatchObject({
    code: 'accounts.unauthenticated',
  });
});

it('leaves no more than the plan retains, however many prompts are added meanwhile', async () => {
  const ada = await registerWithPlan(app, 'pro');
  const prompts = [
    'Dove compro il pane?',
    'Chi fa la focaccia?',
    'Qual è il miglior forno?',
    'Pane senza sale?',
  ];
  const { company } = await createCompany(app, ada, { name: 'Forno Bianchi', prompts });
  await createCompany(app, ada, {
    name: 'Bar Neri',
    prompts: ['Dove bevo un caffè?', 'Qual è il bar più bello?'],
  });
  const add = () =>
    app.server.inject({
      method: 'POST',
      url: `/api/companies/${company.id}/prompts`,
      headers: { authorization: `Bearer ${ada.accessToken}` },
      payload: { prompts: [{ text: 'Una?' }] },
    });
  const userId = toId<AccountId>(ada.user.id);
  await Promise.all([...Array.from({ length: 20 }, add), grantPlan(app.ctx, { userId, planId: 'free' })]);
  const { usage } = (await app.call(api.getUserLimits, { as: ada })).body;
  expect(usage.companies).toBe(1);
  expect(usage.prompts).toBeLessThanOrEqual(5);
});
