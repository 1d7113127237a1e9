import { api } from '@citato/contract';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reader } from '#adapters/reader';
import { createCompany, findPrompt, registerWithPlan } from '#test/monitoring-scene';
import { type ScriptedEngine, answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
afterEach(() => app.stop());

const start = async (engines: ScriptedEngine[], reader?: Reader) => {
  app = await startTestApp({ engines, env: { ANSWERS_PER_ANALYSIS: '3' }, ...(reader ? { reader } : {}) });
};
/** A model that names whom the answers name, on the days it works; 'invents': three names that are in no answer. */
const createReader = (works: () => boolean | 'invents'): Reader => ({
  engine: 'openai',
  model: 'small',
  estimatedCostMicroDollars: 1,
  typicalCostMicroDollars: 1,
  maxTextLength: 40_000,
  maxAnswers: 12,
  read: ({ answers }) => {
    const named = (text: string) =>
      works() === 'invents'
        ? ['Deutsche Wolke', 'Nuage Bleu', 'Облако']
        : ['Aruba', 'Hosting Rossi'].filter((name) => text.includes(name));
    const report = (text: string) => ({
      companies: named(text).map((name) => ({ name, sentiment: null, evidence: null })),
    });
    return Promise.resolve(
      works()
        ? { status: 'ok', reports: answers.map(report), model: 'small-1', costMicroDollars: 1 }
        : { status: 'failed', kind: 'timeout', detail: '', retryAfterSeconds: null, costMicroDollars: 1 },
    );
  },
});
const trigger = (as: SignedInUser, promptId: string) =>
  app.call(api.startAnalysis, { as, body: { promptId } });

describe('what changed', () => {
  /** Two weeks of daily analyses; `named` of its three answers a day name the company. */
  const runFortnight = async ({
    named,
    model = () => 'scripted-1',
    isReadByModel,
  }: {
    named: (day: number) => number;
    model?: (day: number) => string;
    /** Whether the reading model works that day; without it only the rules read. */
    isReadByModel?: (day: number) => boolean | 'invents';
  }) => {
    let day = 1;
    const engine = createScriptedEngine({
      reply: ({ sample }) => ({
        ...(sample <= named(day) ? answerNaming('Aruba', 'Hosting Rossi') : answerNaming('Aruba')),
        model: model(day),
      }),
    });
    await start([engine], isReadByModel && createReader(() => isReadByModel(day)));
    const ada = await registerWithPlan(app, 'business');
    const { company, prompt } = await createCompany(app, ada);
    await app.settleJobs();
    const readNumbers = async () =>
      (await findPrompt(app, await app.renew(ada), prompt.id)).monitoringData[0] ??
      expect.fail('there are no numbers');
    const first = await readNumbers();
    while (day < 14) {
      app.clock.advance({ days: 1 });
      day += 1;
      await trigger(await app.renew(ada), prompt.id);
      await app.settleJobs();
    }
    return { ada, company, first, last: await readNumbers() };
  };

  it('is told once there are two weeks to compare, and is the same for its only engine', async () => {
    const { ada, company, first, last } = await runFortnight({ named: (day) => (day <= 7 ? 0 : 2) });
    expect(first.change).toBeNull();
    expect(last.change).toMatchObject({
      verdict: 'rising',
      days: 7,
      previousPercent: 0,
      previousN: 21,
      currentN: 21,
      changedEngines: [],
    });
    expect(last.change?.currentPercent).toBeCloseTo((14 / 21) * 100, 4);
    expect(last.change?.points?.low).toBeGreaterThan(0);
    // {a,r}·{a,r} = 1 and {a,r}·{a} = ½ twice on seven days, {a}·{a} = 1 three times on the seven before.
    expect(last.stability?.percent).toBeCloseTo(((7 * 2 + 7 * 3) / 42) * 100, 4);
    expect(last.stability?.pairs).toBe(42);

    const { body } = await app.call(api.getCompanyMonitoring, {
      as: await app.renew(ada),
      params: { companyId: company.id },
      query: { engine: 'openai' },
    });
    expect(body.prompts[0]?.monitoringData).toEqual([last]);
  }, 30_000);

  it('is never a rise when another model answers', async () => {
    const { last } = await runFortnight({
      named: (day) => (day <= 7 ? 0 : 3),
      model: (day) => (day <= 9 ? 'scripted-1' : 'scripted-2'),
    });
    expect(last.change).toMatchObject({ verdict: 'model_changed', points: null, changedEngines: ['openai'] });
  }, 30_000);

  it.each([
    {
      what: 'another reader reads, and says since when',
      isReadByModel: (day: number) => day > 9,
      readers: { names: ['rules', 'openai/small-1'], since: '2026-03-11' },
    },
    {
      what: 'a model failed one day: the reader has not changed, and nothing says so',
      isReadByModel: (day: number) => day !== 9,
      readers: { names: ['openai/small-1', 'rules'], since: null },
    },
    {
      what: 'a model invents from one day on: its reports are put aside, and the rules alone may find the rise',
      isReadByModel: (day: number) => (day <= 7 ? true : ('invents' as const)),
      readers: { names: ['openai/small-1', 'rules'], since: null },
    },
  ])(
    'is never a rise when $what',
    async ({ isReadByModel, readers }) => {
      const { last } = await runFortnight({ named: (day) => (day <= 7 ? 0 : 3), isReadByModel });
      expect(last.change).toMatchObject({
        verdict: 'model_changed',
        points: null,
        changedEngines: [],
        readers,
      });
    },
    30_000,
  );

  it('is told though a report was put aside one day, where it stands whatever these answers name', async () => {
    const { last } = await runFortnight({
      named: (day) => (day <= 7 ? 0 : 3),
      isReadByModel: (day) => (day === 9 ? 'invents' : true),
    });
    expect(last.change).toMatchObject({ verdict: 'rising', changedEngines: [] });
    expect(last.change).not.toHaveProperty('readers');
  }, 30_000);
});
