import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, findPrompt, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { listCompaniesReadByAnother } from './reread-outdated.ts';

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
let sixth: string;
beforeEach(async () => {
  const engine = createScriptedEngine({ reply: () => answerNaming('Forno Bianchi', 'Bar Neri') });
  app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '2' } });
  ada = await registerWithPlan(app, 'pro');
  const { company } = await createCompany(app, ada, {
    name: 'Forno Bianchi',
    prompts: ['Prima?', 'Seconda?', 'Terza?', 'Quarta?', 'Quinta?', 'Sesta?'],
  });
  companyId = company.id;
  sixth = company.prompts.at(-1)?.id ?? '';
  await app.settleJobs();
  // Of six prompts the free plan retains five.
  await grantPlan(app, ada, 'free');
  await app.settleJobs();
});
afterEach(() => app.stop());

describe('the answers of an archived prompt', () => {
  it('are read again when it comes back, under names that changed meanwhile', async () => {
    await app.call(api.setCompanyAliases, {
      as: ada,
      params: { companyId },
      body: { own: [], competitors: [], ignored: ['Bar Neri'] },
    });
    await app.settleJobs();
    await grantPlan(app, ada, 'pro');
    await app.settleJobs();
    const [numbers] = (await findPrompt(app, ada, sixth)).monitoringData;
    expect(numbers?.mentionedCompanies.map(({ name }) => name)).toEqual(['Forno Bianchi']);
  });

  it('begin no reading while it is archived, whatever reader read them', async () => {
    await app.ctx.db.execute(
      sql`update analysis_results set extractor_version = '0' where prompt_id = ${sixth}`,
    );
    expect(await listCompaniesReadByAnother(app.ctx.db)).toEqual([]);
    await grantPlan(app, ada, 'pro');
    expect(await listCompaniesReadByAnother(app.ctx.db)).toEqual([companyId]);
    await app.settleJobs();
    expect(await listCompaniesReadByAnother(app.ctx.db)).toEqual([]);
  });
});
