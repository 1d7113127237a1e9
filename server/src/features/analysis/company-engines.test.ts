import { api, type EngineId } from '@citato/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, findPrompt, registerWithPlan } from '../../../test/monitoring-scene.ts';
import {
  type ScriptedEngine,
  answerNaming,
  createScriptedEngine,
  noAnswer,
} from '../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let ada: SignedInUser;
let openai: ScriptedEngine;
let google: ScriptedEngine;
beforeEach(async () => {
  openai = createScriptedEngine({ id: 'openai', reply: () => answerNaming('Aruba', 'Hosting Rossi') });
  google = createScriptedEngine({
    id: 'google',
    reply: (_, { call }) => (call % 2 === 0 ? noAnswer() : answerNaming('Aruba')),
  });
  app = await startTestApp({ engines: [openai, google], env: { ANSWERS_PER_ANALYSIS: '4' } });
  ada = await registerWithPlan(app, 'business');
});
afterEach(() => app.stop());

async function createMeasuredCompany() {
  const created = await createCompany(app, ada);
  await app.settleJobs();
  return created;
}

const setEngines = (companyId: string, excludedEngines: EngineId[]) =>
  app.call(api.setCompanyEngines, { as: ada, params: { companyId }, body: { excludedEngines } });

async function readNumbers(companyId: string, engine?: EngineId) {
  const query = engine === undefined ? {} : { engine };
  const { body } = await app.call(api.getCompanyMonitoring, { as: ada, params: { companyId }, query });
  return body.prompts;
}

describe('the engines of a company', () => {
  it('are all of them until some are left out', async () => {
    const { company, prompt } = await createMeasuredCompany();
    expect(company.excludedEngines).toEqual([]);
    expect([openai.asked.length, google.asked.length]).toEqual([4, 4]);

    await setEngines(company.id, ['google']);
    await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    await app.settleJobs();
    expect([openai.asked.length, google.asked.length]).toEqual([8, 4]);
    const { body } = await app.call(api.listCompanies, { as: ada });
    expect(body.companies[0]?.excludedEngines).toEqual(['google']);
  });

  it('can be taken back in', async () => {
    const { company, prompt } = await createMeasuredCompany();
    await setEngines(company.id, ['openai']);
    await setEngines(company.id, []);
    await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    await app.settleJobs();
    expect([openai.asked.length, google.asked.length]).toEqual([8, 8]);
  });

  it('may leave out one this deployment does not have, once, but not all it has', async () => {
    const { company } = await createMeasuredCompany();
    const { body } = await setEngines(company.id, ['perplexity', 'perplexity']);
    expect(body.excludedEngines).toEqual(['perplexity']);
    const refused = await app.callRefused(api.setCompanyEngines, {
      as: ada,
      params: { companyId: company.id },
      body: { excludedEngines: ['openai', 'google'] },
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'companies.no_engine_left' } });
  });
});

describe('the numbers of one engine', () => {
  it('come from its answers alone, over the days of the standing numbers', async () => {
    const { company, prompt } = await createMeasuredCompany();
    const all = (await findPrompt(app, ada, prompt.id)).monitoringData[0];
    expect(all).toMatchObject({ totalResponses: 6, engines: ['google', 'openai'] });

    const [ofOpenai] = await readNumbers(company.id, 'openai');
    expect(ofOpenai?.monitoringData[0]).toMatchObject({
      promptId: prompt.id,
      totalResponses: 4,
      excludedResponses: { failed: 0 },
      mentionRate: { percent: 100, n: 4 },
      engines: ['openai'],
      periodStart: all?.periodStart,
      periodEnd: all?.periodEnd,
    });
    const [ofGoogle] = await readNumbers(company.id, 'google');
    expect(ofGoogle?.monitoringData[0]).toMatchObject({
      totalResponses: 2,
      excludedResponses: { failed: 2 },
      mentionRate: { percent: 0, n: 2 },
      totalAnalyses: 1,
      recentAnalyses: [true],
      engines: ['google'],
    });
  });

  it('are the standing numbers when it is the only one that was asked', async () => {
    await app.stop();
    app = await startTestApp({ engines: [google], env: { ANSWERS_PER_ANALYSIS: '4' } });
    ada = await registerWithPlan(app, 'business');
    const { company, prompt } = await createMeasuredCompany();
    await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    await app.settleJobs();
    const { monitoringData } = await findPrompt(app, ada, prompt.id);
    expect(monitoringData[0]).toMatchObject({ totalResponses: 4, totalAnalyses: 2 });
    expect(await readNumbers(company.id)).toEqual([{ promptId: prompt.id, monitoringData }]);
    expect(await readNumbers(company.id, 'google')).toEqual([{ promptId: prompt.id, monitoringData }]);
  });

  it('are none for a prompt that was never put to it; an engine nobody knows is refused', async () => {
    const { company } = await createMeasuredCompany();
    expect(await readNumbers(company.id, 'anthropic')).toEqual([]);
    const refused = await app.server.inject({
      method: 'GET',
      url: `/api/companies/${company.id}/monitoring?engine=altro`,
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    expect(refused.statusCode).toBe(400);
  });
});
