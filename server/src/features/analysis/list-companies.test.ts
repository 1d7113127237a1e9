import { api } from '@citato/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCompany, findPrompt, registerWithPlan } from '../../../test/monitoring-scene.ts';
import { type ScriptedEngine, answerNaming, createScriptedEngine } from '../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

const start = async (engines: ScriptedEngine[]) => {
  app = await startTestApp({ engines, env: { ANSWERS_PER_ANALYSIS: '3' } });
};
const trigger = (as: SignedInUser, promptId: string) =>
  app.call(api.triggerAnalysis, { as, body: { promptId } });

describe('a company’s figures', () => {
  it('leave out prompts that name the company themselves', async () => {
    const engine = createScriptedEngine({
      reply: ({ text }) => (text.includes('Rossi') ? answerNaming('Hosting Rossi') : answerNaming('Aruba')),
    });
    await start([engine]);
    const ada = await registerWithPlan(app, 'pro');
    await createCompany(app, ada, { prompts: ['Qual è il miglior hosting?', 'Com’è Hosting Rossi?'] });
    await app.settleJobs();
    const { body } = await app.call(api.listCompanies, { as: ada });
    expect(body.companies[0]?.figures).toMatchObject({
      prompts: 2,
      totalResponses: 6,
      totalMentions: 3,
      mentionRate: { percent: 0, n: 3 },
      averagePosition: { value: null, n: 0 },
    });
  });

  it('cost the same number of statements however many companies there are', async () => {
    await start([createScriptedEngine({ reply: () => answerNaming('Aruba') })]);
    const ada = await registerWithPlan(app, 'business');
    const countStatements = async () => {
      const spy = vi.spyOn(app.ctx.db.$client, 'query');
      await app.call(api.listCompanies, { as: ada });
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return length;
    };
    await createCompany(app, ada);
    await app.settleJobs();
    const withOne = await countStatements();
    for (let index = 0; index < 9; index += 1) {
      await createCompany(app, ada, { name: `Azienda ${String(index)}`, prompts: ['Una?', 'Due?', 'Tre?'] });
    }
    await app.settleJobs();
    expect(await countStatements()).toBe(withOne);
    expect(withOne).toBeGreaterThan(0);
  });
});

describe('the scope of the numbers', () => {
  it('is thirty Rome days: older answers leave it, the history stays', async () => {
    let names = ['Hosting Rossi'];
    const engine = createScriptedEngine({ reply: () => answerNaming(...names) });
    await start([engine]);
    const ada = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    names = ['Aruba'];
    app.clock.advance({ days: 29 });
    const again = await app.signIn(ada);
    await trigger(again, prompt.id);
    await app.settleJobs();
    expect((await findPrompt(app, again, prompt.id)).monitoringData[0]).toMatchObject({
      totalResponses: 6,
      userCompanyPercentage: 50,
      totalAnalyses: 2,
    });
    app.clock.advance({ days: 1 });
    const later = await app.signIn(ada);
    await trigger(later, prompt.id);
    await app.settleJobs();
    const [numbers] = (await findPrompt(app, later, prompt.id)).monitoringData;
    expect(numbers).toMatchObject({ totalResponses: 6, userCompanyPercentage: 0, totalAnalyses: 2 });
    expect(numbers?.averagePosition.value).toBeNull();
    const { body } = await app.call(api.getAnalysis, { as: later, params: { promptId: prompt.id } });
    expect(body.results).toHaveLength(9);
  });
});
