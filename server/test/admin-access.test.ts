import { api, type Endpoint, errorBody } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../src/app/config.ts';
import { createApp } from '../src/app/create-app.ts';
import { fillPath } from './call-endpoint.ts';
import { settleWhile } from './payment-scene.ts';
import { serveFixture } from './stand-ins/engines/serve-fixture.ts';
import { type SignedInUser, startTestApp, type TestApp } from './start-test-app.ts';

const ADMIN = 'capo@esempio.it';
const ID = '7f3f8d0e-4d0a-4a0e-9d62-000000000000';
const adminCalls = Object.entries<Endpoint>(api).filter(([, { path }]) =>
  /^\/api\/(admin|test)\//.test(path),
);

/** Bodies that are right; a call that takes one and is not named here fails. */
const BODIES: Record<string, Record<string, unknown>> = {
  requeueDeadLetters: { kind: 'analysis.run-analysis' },
  moveSandboxClock: { advanceSeconds: 1 },
  refundSandboxInvoice: { amountCents: 1 },
  disputeSandboxInvoice: { status: 'lost' },
  setUserLimits: {
    customMaxCompanies: 3,
    customMaxPrompts: null,
    customTaskListsEnabled: true,
    customPromptAnalysisEnabled: null,
  },
};

/** The same of questions in the address. */
const QUERIES: Record<string, Record<string, string>> = {
  getAdminStats: { startDate: '2026-03-01T00:00:00Z', endDate: '2026-03-31T00:00:00Z' },
  exportInvoices: { startDate: '2026-03-01', endDate: '2026-03-31' },
};

/** Where a test delivery of the automation webhook goes. */
let webhook: Awaited<ReturnType<typeof serveFixture>>;
let app: TestApp;
let admin: SignedInUser;
let user: SignedInUser;
beforeAll(async () => {
  webhook = await serveFixture({ body: '' });
  app = await startTestApp({
    env: {
      ADMIN_EMAILS: ` ${ADMIN.toUpperCase()} `,
      AUTOMATION_WEBHOOK_URL: webhook.baseUrl,
      AUTOMATION_WEBHOOK_SECRET: `whsec_${Buffer.from('una chiave di ventiquattro byte').toString('base64')}`,
    },
  });
  admin = await app.openAccount({ email: ADMIN });
  user = await app.openAccount();
});
afterAll(async () => {
  await app.stop();
  await webhook.close();
});

async function ask({
  name,
  endpoint,
  as,
  server = app.server,
}: {
  name: string;
  endpoint: Endpoint;
  as?: SignedInUser;
  server?: TestApp['server'];
}) {
  const params = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((key) => [key, ID]));
  const asked = server.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query: QUERIES[name] ?? {},
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
    ...(BODIES[name] && { payload: BODIES[name] }),
  });
  // A test delivery of the webhook waits for the job that reads what the event is about.
  const answer = await settleWhile(app, Promise.resolve(asked));
  const code = answer.statusCode < 400 ? null : errorBody.parse(answer.json()).code;
  return { status: answer.statusCode, code };
}

test('there is something to guard, and nothing else is an administrator’s', () => {
  expect(adminCalls.length).toBeGreaterThanOrEqual(5);
  const guarded = Object.values<Endpoint>(api).filter(({ access }) => access === 'admin');
  expect(guarded.length).toBe(adminCalls.length);
});

describe.each(adminCalls)('%s', (name, endpoint) => {
  test('is closed to visitors', async () => {
    expect(await ask({ name, endpoint })).toEqual({ status: 401, code: 'accounts.unauthenticated' });
  });

  test('is closed to users', async () => {
    expect(await ask({ name, endpoint, as: user })).toEqual({ status: 403, code: 'accounts.admin_only' });
  });

  test('is open to administrators', async () => {
    const { status } = await ask({ name, endpoint, as: admin });
    // What does not exist is distinguished from what is not allowed.
    expect(status).toBe(endpoint.params === undefined ? 200 : 404);
  });
});

test('the trials of payments that were run stand in the trail of administrators', async () => {
  const { body } = await app.call(api.listAudit, { as: admin, query: {} });
  const testRuns = body.entries.filter(({ kind }) => kind === 'payment_test_run');
  expect(testRuns.map(({ subject }) => subject).toSorted()).toEqual([
    'incomplete-scenario',
    'payment-flow',
    'simple-webhook',
  ]);
});

test('who is struck from the list is no administrator at the next request, whatever the token says', async () => {
  const successor = await createApp({
    config: readConfig({
      DATABASE_URL: app.databaseUrl,
      JWT_SECRET: 'a secret that only the tests know, long enough',
      ADMIN_EMAILS: 'altra@esempio.it',
    }),
    overrides: { clock: app.clock, queueClock: app.clock, log: app.ctx.log },
  });
  for (const [name, endpoint] of adminCalls) {
    expect((await ask({ name, endpoint, as: admin })).status).not.toBe(403);
    const { server } = successor;
    expect(await ask({ name, endpoint, as: admin, server })).toEqual({
      status: 403,
      code: 'accounts.admin_only',
    });
  }
  await successor.stop();
});

test('an address that is listed but was never verified opens nothing', async () => {
  await app.call(api.registerAccount, {
    body: { email: 'altro@esempio.it', password: 'Prova-Citato-2026', firstName: 'Al', lastName: 'Tro' },
  });
  const refused = await app.callRefused(api.signIn, {
    body: { email: 'altro@esempio.it', password: 'Prova-Citato-2026' },
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'accounts.email_not_verified']);
});

describe('an administrator whose session was just ended', () => {
  test('can do nothing any more, and what was open closes by itself', async () => {
    const leaving = await app.signIn({ email: ADMIN });
    const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
    // The stream looks again every 25 seconds whether its session lives.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stream = await fetch(`${address}${api.streamEvents.path}`, {
      headers: { authorization: `Bearer ${leaving.accessToken}` },
    });
    const reported = stream.text();
    await app.call(api.signOut, { as: leaving, cookies: leaving.cookies });
    for (const [name, endpoint] of adminCalls)
      expect(await ask({ name, endpoint, as: leaving })).toEqual({
        status: 401,
        code: 'accounts.unauthenticated',
      });
    vi.advanceTimersByTime(25_000);
    expect(await reported).not.toContain('event:');
    vi.useRealTimers();
  });
});
