import { api } from '@citato/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCompany, findPrompt, registerWithPlan } from '../../../../test/monitoring-scene.ts';
import {
  type ScriptedEngine,
  answerNaming,
  createScriptedEngine,
  noAnswer,
} from '../../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../../test/start-test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

const start = async (engines: ScriptedEngine[]) => {
  app = await startTestApp({ engines, env: { ANSWERS_PER_ANALYSIS: '3' } });
};
const trigger = (as: SignedInUser, promptId: string) =>
  app.call(api.startAnalysis, { as, body: { promptId } });

describe('a company just created', () => {
  it('is answered as the list shows it before its first analysis has begun', async () => {
    await start([createScriptedEngine({ reply: () => answerNaming('Aruba') })]);
    const ada = await registerWithPlan(app, 'pro');
    const created = await app.call(api.createCompany, {
      as: ada,
      body: {
        company: { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.it' },
        prompts: [{ text: 'Una?' }, { text: 'Due?' }],
      },
    });
    const { body } = await app.call(api.listCompanies, { as: ada });
    expect(body.companies).toEqual([created.body.company]);
  });
});

describe('the standing numbers', () => {
  it('equal a naive count over the stored answers, whatever the engines said', async () => {
    const names = ['Aruba', 'Keliweb', 'Serverplan', 'Netsons', 'Hosting Rossi'];
    let seed = 7;
    const chance = (of: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return (seed >>> 16) % of;
    };
    const engines = (['openai', 'compatible'] as const).map((id) =>
      createScriptedEngine({
        id,
        reply: () =>
          chance(5) === 0 ? noAnswer() : answerNaming(...names.filter(() => chance(2) === 0), 'SiteGround'),
      }),
    );
    await start(engines);
    const ada = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    for (let analysis = 0; analysis < 4; analysis += 1) {
      await trigger(ada, prompt.id);
      await app.settleJobs();
    }
    const { body } = await app.call(api.listAnswers, {
      as: ada,
      params: { promptId: prompt.id },
      query: { limit: 100 },
    });
    const ok = body.results.filter(({ status }) => status === 'ok');
    const counted = [...names, 'SiteGround'].map((name) => {
      const naming = ok.filter(({ mentionedCompanies }) => mentionedCompanies.includes(name));
      const ranks = naming.map(({ mentionedCompanies }) => mentionedCompanies.indexOf(name) + 1);
      const mean = ranks.reduce((total, rank) => total + rank, 0) / ranks.length;
      return [name, naming.length, mean] as const;
    });

    const [numbers] = (await findPrompt(app, ada, prompt.id)).monitoringData;
    expect(body.results).toHaveLength(30);
    expect(numbers?.totalResponses).toBe(ok.length);
    expect(numbers?.excludedResponses.failed).toBe(30 - ok.length);
    const listed = numbers?.mentionedCompanies.map(({ name, mentions, averagePosition }) => [
      name,
      mentions,
      averagePosition,
    ]);
    const byName = (a: readonly unknown[], b: readonly unknown[]) => String(a[0]).localeCompare(String(b[0]));
    expect(listed?.sort(byName)).toEqual([...counted].sort(byName));
  });
});

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

describe('names that look like code', () => {
  it.each(['.*', 'C++', 'A|B', '😀', '__proto__', 'constructor', 'x'.repeat(100)])(
    'are monitored like any other: %s',
    async (name) => {
      await start([createScriptedEngine({ reply: () => answerNaming('Aruba', name, '__proto__') })]);
      const ada = await app.openAccount();
      const { prompt } = await createCompany(app, ada, { name });
      await app.settleJobs();
      const done = await findPrompt(app, ada, prompt.id);
      expect(done.lastOutcome).toBe('finished');
      expect(done.monitoringData[0]?.mentionedCompanies.filter(({ isOwn }) => isOwn)).toMatchObject([
        { name },
      ]);
      const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: prompt.id } });
      expect(body.results).toHaveLength(3);
      expect(Object.getPrototypeOf(body.results[0]?.companiesSentiment ?? {})).toBe(Object.prototype);
    },
  );
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
    const again = await app.renew(ada);
    await trigger(again, prompt.id);
    await app.settleJobs();
    expect((await findPrompt(app, again, prompt.id)).monitoringData[0]).toMatchObject({
      totalResponses: 6,
      userCompanyPercentage: 50,
      totalAnalyses: 2,
    });
    app.clock.advance({ days: 1 });
    const later = await app.renew(ada);
    await trigger(later, prompt.id);
    await app.settleJobs();
    const [numbers] = (await findPrompt(app, later, prompt.id)).monitoringData;
    expect(numbers).toMatchObject({ totalResponses: 6, userCompanyPercentage: 0, totalAnalyses: 2 });
    expect(numbers?.averagePosition.value).toBeNull();
    const { body } = await app.call(api.listAnswers, { as: later, params: { promptId: prompt.id } });
    expect(body.results).toHaveLength(9);
  });
});
