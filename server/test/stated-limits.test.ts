import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registerWithPlan } from './monitoring-scene.ts';
import { type SignedInUser, startTestApp, type TestApp } from './start-test-app.ts';

// Sixty passwords are hashed: seconds on a machine that has nothing else to do.
vi.setConfig({ testTimeout: 120_000 });

/** Limits of `docs/security.md` that no test of their feature counts to their end. */
let app: TestApp;
let ada: SignedInUser;
let boss: SignedInUser;
let webhookId: string;
let deliveryId: string;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      RATE_LIMIT_SCALE: '1',
      ADMIN_EMAILS: 'capo@esempio.it',
      AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:1/x',
      AUTOMATION_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    },
  });
  ada = await registerWithPlan(app, 'guru');
  boss = await app.openAccount({ email: 'capo@esempio.it' });
  const { body } = await app.call(api.createWebhookEndpoint, {
    as: ada,
    body: { url: 'https://n8n.example/hook', events: ['analysis.completed'] },
  });
  webhookId = body.webhook.id;
  const { body: testDelivery } = await app.call(api.testWebhookEndpoint, { as: ada, params: { webhookId } });
  deliveryId = testDelivery.id;
});
afterAll(() => app.stop());

const post = (url: string, { as, payload = {} }: { as?: SignedInUser; payload?: object } = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: as === undefined ? {} : { authorization: `Bearer ${as.accessToken}` },
  });

interface StatedLimit {
  readonly uses: number;
  /** What a use within the limit is answered with here. */
  readonly answers: readonly number[];
  readonly use: () => ReturnType<typeof post>;
}

it.each<[string, StatedLimit]>([
  [
    'tries of a reset link from one address',
    {
      uses: 60,
      answers: [400],
      use: () =>
        post(api.resetPassword.path, {
          payload: { token: 'x'.repeat(43), newPassword: 'Prova-Citato-2026' },
        }),
    },
  ],
  [
    'registrations from one address',
    {
      uses: 60,
      answers: [200, 201, 202],
      use: () =>
        post(api.registerAccount.path, {
          payload: { email: `${randomUUID()}@esempio.it`, password: 'Prova-Citato-2026' },
        }),
    },
  ],
  [
    'looks at answers of the landing page from one address',
    {
      uses: 120,
      answers: [200, 202],
      use: () => post(api.requestVisitorAnswer.path, { payload: { websiteUrl: 'https://aurora.example' } }),
    },
  ],
  [
    // One was used to have a message to send again.
    'trials of the webhooks of one account',
    { uses: 9, answers: [200], use: () => post(`/api/webhooks/${webhookId}/test`, { as: ada }) },
  ],
  [
    'messages of one account sent again',
    {
      uses: 60,
      answers: [202, 409],
      use: () => post(`/api/webhooks/${webhookId}/deliveries/${deliveryId}/resend`, { as: ada }),
    },
  ],
  [
    'trials of the operator’s webhook of one administrator',
    { uses: 10, answers: [503], use: () => post(api.sendTestPrompt.path, { as: boss }) },
  ],
  [
    'cards tried on the sandbox by one account',
    {
      uses: 30,
      answers: [404],
      use: () =>
        post(`/api/sandbox/setups/seti_1/confirm`, {
          as: ada,
          payload: { clientSecret: 'x', number: '4242424242424242', expiry: '12/40', cvc: '123' },
        }),
    },
  ],
])('%s end where the documents say', async (_what, { uses, answers, use }) => {
  const statuses = [];
  for (let count = 0; count < uses; count += 1) statuses.push((await use()).statusCode);
  expect(statuses.filter((status) => !answers.includes(status))).toEqual([]);
  const refused = await use();
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});
