import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const MISSING = '7f3f8d0e-4d0a-4a0e-9d62-000000000000';

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
let promptIds: string[];

beforeAll(async () => {
  const cite = (url: string) => ({ url, title: 'Guida', span: null });
  const citations = [cite('https://guida.example/hosting'), cite('https://hosting-rossi.it/chi-siamo')];
  const engine = createScriptedEngine({ reply: () => ({ ...answerNaming('Aruba'), citations }) });
  app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '1' } });
  ada = await registerWithPlan(app, 'business');
  const texts = Array.from(
    { length: 150 },
    (_, index) => `Qual è il miglior hosting numero ${String(index)}?`,
  );
  const { company } = await createCompany(app, ada, { prompts: texts });
  companyId = company.id;
  promptIds = company.prompts.map(({ id }) => id);
  await app.settleJobs();
}, 120_000);
afterAll(() => app.stop());

const readPrompts = async () =>
  (await app.call(api.listCompanies, { as: ada })).body.companies.flatMap(({ prompts }) => prompts);

describe('a board of 150 prompts', () => {
  it('is at most 100 kB, with the sites each prompt’s answers cite', async () => {
    const url = `/api/companies/${companyId}/board`;
    const headers = { authorization: `Bearer ${ada.accessToken}` };
    const { body } = await app.server.inject({ url, headers });
    expect(Buffer.byteLength(body)).toBeLessThan(100_000);
    const { prompts } = (await app.call(api.getBoard, { as: ada, params: { companyId } })).body;
    expect(prompts).toHaveLength(150);
    expect(prompts[0]?.sources).toEqual({ sites: 2, citesOwn: true });
  });
});

describe('prompts chosen together', () => {
  it('are analysed at once, those that run left alone, and a repeated request starts none', async () => {
    const [first = ''] = promptIds;
    const chosen = promptIds.slice(0, 40);
    await app.call(api.startAnalysis, { as: ada, body: { promptId: first } });
    const body = { promptIds: chosen, requestId: 'choice-0001' };
    const { body: outcome } = await app.call(api.startAnalyses, { as: ada, body });
    expect(outcome).toEqual({ started: 39, running: 1, refused: 0 });
    expect((await app.call(api.startAnalyses, { as: ada, body })).body).toEqual(outcome);
    await app.settleJobs();
    expect(
      (await readPrompts()).filter(({ monitoringData: [data] }) => data?.totalAnalyses === 2),
    ).toHaveLength(40);
  });

  it('are paused and have no next run, and go on again', async () => {
    const chosen = promptIds.slice(0, 3);
    const set = async (isActive: boolean) => {
      await app.call(api.setPromptsActive, { as: ada, body: { promptIds: chosen, isActive } });
      await app.settleJobs();
      return (await readPrompts()).filter(({ id }) => chosen.includes(id));
    };
    for (const { isActive, nextRun } of await set(false))
      expect({ isActive, nextRun }).toEqual({ isActive: false, nextRun: null });
    app.clock.advance({ days: 2 });
    ada = await app.renew(ada);
    await app.settleJobs();
    for (const { isActive, nextRun } of await set(true)) {
      expect(isActive).toBe(true);
      expect(Date.parse(nextRun ?? '')).toBeGreaterThan(app.clock.now().getTime());
    }
  });

  it('are all touched or none: a foreign or missing one spoils the choice', async () => {
    const stranger = await registerWithPlan(app, 'business');
    const [first = '', second = ''] = promptIds;
    const refuse = async (promptIdsOf: string[], as: SignedInUser) => [
      (await app.callRefused(api.deletePrompts, { as, body: { promptIds: promptIdsOf } })).body.code,
      (await app.callRefused(api.startAnalyses, { as, body: { promptIds: promptIdsOf } })).body.code,
      (await app.callRefused(api.setPromptsActive, { as, body: { promptIds: promptIdsOf, isActive: false } }))
        .body.code,
    ];
    const codes = ['prompts.not_found', 'prompts.not_found', 'prompts.not_found'];
    expect(await refuse([first], stranger)).toEqual(codes);
    expect(await refuse([second, MISSING], ada)).toEqual(codes);
    expect(await refuse([], ada)).toEqual(['request.invalid', 'request.invalid', 'request.invalid']);
    expect(await readPrompts()).toHaveLength(150);
  });

  it('are deleted together', async () => {
    await app.call(api.deletePrompts, { as: ada, body: { promptIds: promptIds.slice(100) } });
    expect((await readPrompts()).map(({ id }) => id)).toEqual(promptIds.slice(0, 100));
  });
});
