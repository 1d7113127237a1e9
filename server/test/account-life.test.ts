import { api } from '@citato/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countRows, createCompany, registerWithPlan } from './monitoring-scene.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

test('an account lives its whole life: opened, entitled, renamed, exported, deleted', async () => {
  const ada = await registerWithPlan(app, 'guru');
  expect((await app.signIn(ada)).user).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
  const names = { firstName: 'Ada', lastName: 'Neri' };
  const renamed = await app.call(api.updateProfile, { as: ada, body: names });
  expect((await app.call(api.getOwnProfile, { as: ada })).body).toEqual(renamed.body);
  const { prompt } = await createCompany(app, ada);
  await app.settleJobs();
  expect((await app.call(api.getUserLimits, { as: ada })).body).toMatchObject({
    plan: 'guru',
    usage: { companies: 1, prompts: 1, analyses: 1 },
  });
  expect((await app.call(api.getSuggestionAllowance, { as: ada })).body.perDay).toBe(100);
  await app.call(api.getTaskList, { as: ada, params: { promptId: prompt.id } });
  const headers = { authorization: `Bearer ${ada.accessToken}` };
  const exported = await app.server.inject({ url: api.exportData.path, headers });
  expect(exported.json()).toMatchObject({ entitlement: { planId: 'guru' }, subscriptions: [] });
  await app.call(api.deleteAccount, { as: ada, body: { password: ada.password } });
  await app.settleJobs();
  expect([await countRows(app, 'users'), await countRows(app, 'entitlements')]).toEqual([0, 0]);
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
});

test('every new account is on the free plan from its first moment', async () => {
  const { user } = await app.register();
  expect(user).toMatchObject({ planId: 'free', subscriptionStatus: 'inactive', currentPeriodEnd: null });
  expect(await countRows(app, 'entitlements')).toBe(1);
});
