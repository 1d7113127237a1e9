import { api } from '@citato/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './start-test-app.ts';

const OLD_TOKEN = 'what-the-monitoring-knew';
const NEW_TOKEN = 'what-the-monitoring-knows-now';

/** Two processes over one database, as they stand beside each other while secrets are changed. */
let before: TestApp;
let after: TestApp;
beforeEach(async () => {
  before = await startTestApp({ env: { METRICS_TOKEN: OLD_TOKEN } });
  after = await startTestApp({
    beside: before,
    env: { JWT_SECRET: 'another secret that only the tests know, long enough', METRICS_TOKEN: NEW_TOKEN },
  });
});
afterEach(async () => {
  await after.stop();
  await before.stop();
});

test('a new JWT_SECRET ends every session, and the password opens a new one', async () => {
  const ada = await before.openAccount({ email: 'ada@esempio.it' });
  expect((await before.call(api.getOwnProfile, { as: ada })).status).toBe(200);
  expect((await after.callRefused(api.getOwnProfile, { as: ada })).status).toBe(401);
  expect((await after.callRefused(api.refreshSession, { cookies: ada.cookies })).status).toBe(401);

  const again = await after.signIn({ email: ada.email });
  expect((await after.call(api.getOwnProfile, { as: again })).status).toBe(200);
  // What was signed with the new secret is nothing to a process that has not been restarted.
  expect((await before.callRefused(api.getOwnProfile, { as: again })).status).toBe(401);
});

test('a new METRICS_TOKEN is taken at once, and the one before no more', async () => {
  const scrape = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await after.server.inject({ url: '/metrics', headers })).statusCode;
  };
  expect(await scrape(NEW_TOKEN)).toBe(200);
  expect(await scrape(OLD_TOKEN)).toBe(401);
});
