import { api } from '@citato/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createCompany, findPrompt, registerWithPlan } from '#test/monitoring-scene';
import { type ScriptedEngine, answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
afterEach(() => app.stop());

const start = async (engines: ScriptedEngine[]) => {
  app = await startTestApp({ engines, env: { ANSWERS_PER_ANALYSIS: '3' } });
};
const trigger = (as: SignedInUser, promptId: string, requestId?: string) =>
  app.call(api.startAnalysis, {
    as,
    body: requestId === undefined ? { promptId } : { promptId, requestId },
  });

describe('starting another analysis', () => {
  const engine = () => createScriptedEngine({ reply: () => answerNaming('Aruba') });

  it('is not available to a free account that has used its one', async () => {
    await start([engine()]);
    const ada = await app.openAccount();
    const { company, prompt } = await createCompany(app, ada);
    expect((await trigger(ada, prompt.id)).body).toMatchObject({
      duplicate: true,
      message: 'Analisi Già in Corso',
    });
    await app.settleJobs();
    const refused = await app.callRefused(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'analysis.not_available' } });

    await app.call(api.deleteCompany, { as: ada, params: { companyId: company.id } });
    const again = await createCompany(app, ada);
    expect(again.prompt.analysisStatus).toBe('idle');
    await app.settleJobs();
    expect((await findPrompt(app, ada, again.prompt.id)).lastOutcome).toBeNull();
  });

  it('gives thirty callers at once one analysis and twenty-nine duplicates', async () => {
    const scripted = engine();
    await start([scripted]);
    const ada = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    const answers = await Promise.all(Array.from({ length: 30 }, () => trigger(ada, prompt.id)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.duplicate)).toHaveLength(29);
    expect(new Set(answers.map(({ body }) => body.requestId)).size).toBe(1);
    await app.settleJobs();
    expect(scripted.asked).toHaveLength(6);
    expect((await findPrompt(app, ada, prompt.id)).monitoringData[0]).toMatchObject({
      totalAnalyses: 2,
      totalResponses: 6,
    });
  });

  it('does nothing twice for one request id, and refuses it for another prompt', async () => {
    const scripted = engine();
    await start([scripted]);
    const ada = await registerWithPlan(app, 'business');
    const { company, prompt } = await createCompany(app, ada, { prompts: ['Una?', 'Due?'] });
    await app.settleJobs();
    const requestId = '3f0e8a52-7a2e-4c4f-8c3a-1d2b3c4d5e6f';
    expect((await trigger(ada, prompt.id, requestId)).status).toBe(202);
    await app.settleJobs();
    expect((await trigger(ada, prompt.id, requestId)).body).toMatchObject({ duplicate: true, requestId });
    const refused = await app.callRefused(api.startAnalysis, {
      as: ada,
      body: { promptId: company.prompts[1]?.id ?? '', requestId },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'analysis.request_reused' } });
    const eva = await registerWithPlan(app, 'business');
    const foreign = await createCompany(app, eva);
    await app.settleJobs();
    expect((await trigger(eva, foreign.prompt.id, requestId)).status).toBe(202);
    expect(scripted.asked).toHaveLength(12);
  });
});
