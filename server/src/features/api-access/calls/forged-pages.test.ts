import { api } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callWithKey } from '#test/keys/call-with-key';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let secret: string;
let place: { companyId: string; promptId: string };
let other: { companyId: string; promptId: string };
beforeAll(async () => {
  app = await startTestApp();
  const ada = await registerWithPlan(app, 'business');
  const bruno = await registerWithPlan(app, 'business');
  const open = async (as: typeof ada) => {
    const { company, prompt } = await createCompany(app, as);
    return { companyId: company.id, promptId: prompt.id };
  };
  place = await open(ada);
  other = await open(bruno);
  await app.settleJobs();
  const body = { name: 'Foglio', mayWrite: false, companyIds: null, days: 90 as const };
  secret = (await app.call(api.createApiKey, { as: ada, body })).body.secret;
});
afterAll(() => app.stop());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const forged = () => [
  ...['x', '../../etc', '%00', 'a'.repeat(60), 'null', '-1', '9999999999999'],
  encode({ id: other.promptId, createdAt: '2026-11-27T10:00:00.000Z' }),
  encode(['2026-11-27T10:00:00.000Z', "' or 1=1 --"]),
  `2026-11-27T10:00:00.000Z_${other.promptId}`,
];

it('a page token somebody made is refused, or gives what is one’s own, and never another’s', async () => {
  for (const cursor of forged())
    for (const url of [
      `/api/v1/analysis/${place.promptId}?cursor=${encodeURIComponent(cursor)}`,
      `/api/v1/alerts?after=${encodeURIComponent(cursor)}`,
    ]) {
      const { statusCode, body } = await callWithKey(app, { url, key: secret });
      expect([url, statusCode === 200 || statusCode === 400]).toEqual([url, true]);
      expect(body).not.toContain(other.companyId);
      expect(body).not.toContain(other.promptId);
    }
});
