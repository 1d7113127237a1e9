import { api } from '@citato/contract';
import { readConfig } from '#app/config';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../src/app/demo/demo-accounts.ts';
import { seedDemo } from '../../src/app/demo/seed-demo.ts';
import { grantPlan } from '../monitoring-scene.ts';
import { OF_ACCOUNT, OF_DASHBOARD } from './common-calls.ts';
import type { Scene } from './scene.ts';
import { startWarmApp } from './start-warm-app.ts';

const DAYS = 365;

/** The demo's companies with a year of answers, on the plan Guru. */
export async function openYear(): Promise<Scene> {
  const app = await startWarmApp();
  const config = readConfig({ DATABASE_URL: app.databaseUrl, LOG_LEVEL: 'warn' });
  await seedDemo({ config, days: DAYS, clock: app.clock });
  const as = await app.signIn({ email: DEMO_EMAILS.customer, password: DEMO_PASSWORD });
  await grantPlan(app, as, 'guru');
  const [company] = (await app.call(api.listCompanies, { as })).body.companies;
  const [prompt] = company?.prompts ?? [];
  if (company === undefined || prompt === undefined) throw new Error('The demo has companies with prompts');
  return {
    app,
    as,
    calls: {
      ...OF_ACCOUNT,
      ...OF_DASHBOARD,
      listNameProposals: { params: { companyId: company.id } },
      describeCompanyName: { params: { companyId: company.id } },
      getBoard: { params: { companyId: company.id } },
      getCompanyHistory: { params: { companyId: company.id } },
      getResultsTable: { params: { promptId: prompt.id } },
      previewDowngrade: { params: { planId: 'pro' } },
    },
  };
}
