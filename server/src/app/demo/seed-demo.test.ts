import { api } from '@citato/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { type SignedInUser, type TestApp, startTestApp } from '../../../test/start-test-app.ts';
import { readConfig } from '../config.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from './demo-accounts.ts';
import { seedDemo } from './seed-demo.ts';

// Weeks of answers are written and read, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
afterEach(() => app.stop());

const seed = (days: number) =>
  seedDemo({ config: readConfig({ DATABASE_URL: app.databaseUrl, LOG_LEVEL: 'warn' }), days });
const signIn = (email: string) => app.signIn({ email, password: DEMO_PASSWORD });

/** What the dashboard shows, without the ids that a new row gets. */
async function readNumbers(as: SignedInUser) {
  const { body } = await app.call(api.listCompanies, { as });
  return body.companies.map((company) => ({
    ...company,
    prompts: company.prompts.map((prompt) => ({
      ...prompt,
      monitoringData: prompt.monitoringData.map(({ id: _, ...numbers }) => numbers),
    })),
  }));
}

it('shows a strong and a weak company with one failed day that is nobody’s zero', async () => {
  app = await startTestApp();
  await seed(40);
  const demo = await signIn(DEMO_EMAILS.customer);
  const [strong, weak, ...others] = await readNumbers(demo);
  expect(others).toEqual([]);
  expect(strong?.figures.mentionRate.percent).toBeGreaterThan(50);
  expect(weak?.figures.mentionRate.percent).toBeLessThan(25);
  for (const { monitoringData, lastOutcome } of strong?.prompts ?? []) {
    expect(lastOutcome).toBe('finished');
    expect(monitoringData[0]).toMatchObject({ totalAnalyses: 29, engines: ['demo'] });
    expect(monitoringData[0]?.recentAnalyses.filter((hasAnswers) => !hasAnswers)).toHaveLength(1);
  }
  const { body } = await app.call(api.getUserLimits, { as: demo });
  expect(body).toMatchObject({ plan: 'business', usage: { companies: 2, prompts: 7 } });
});

it('brings the same state back when it runs again', async () => {
  app = await startTestApp();
  await seed(4);
  const demo = await signIn(DEMO_EMAILS.customer);
  const before = await readNumbers(demo);
  await app.call(api.deleteCompany, { as: demo, params: { companyId: before[0]?.id ?? '' } });
  await seed(4);
  expect(await readNumbers(demo)).toEqual(before);
});

it('opens the administrator with the rights that the embedded defaults give', async () => {
  app = await startTestApp();
  await seed(1);
  expect((await signIn(DEMO_EMAILS.admin)).user).toMatchObject({ isAdmin: true, emailVerified: true });
});
