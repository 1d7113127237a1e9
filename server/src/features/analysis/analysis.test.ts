import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createCompany, findPrompt, grantPlan, registerWithPlan } from '../../../test/monitoring-scene.ts';
import {
  type ScriptedEngine,
  answerNaming,
  answerText,
  createScriptedEngine,
  noAnswer,
} from '../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

const start = async (engines: ScriptedEngine[], env: Record<string, string> = {}) => {
  app = await startTestApp({ engines, env: { ANSWERS_PER_ANALYSIS: '3', ...env } });
};
const trigger = (as: SignedInUser, promptId: string) =>
  app.call(api.startAnalysis, { as, body: { promptId } });

describe('the first analysis of a prompt', () => {
  it('starts by itself, asks the question word for word, and ends in its numbers', async () => {
    const engine = createScriptedEngine({
      reply: ({ sample }) =>
        sample === 1
          ? answerNaming('Aruba', 'Hosting Rossi', 'Serverplan')
          : answerNaming('Aruba', 'Keliweb'),
    });
    await start([engine]);
    const ada = await app.openAccount();
    const { company, prompt } = await createCompany(app, ada, { prompts: ['Qual è il   miglior hosting?'] });
    expect(prompt).toMatchObject({ analysisStatus: 'in_progress', monitoringData: [] });
    expect(prompt.progress).toMatchObject({ step: 'queued', answered: 0, planned: 3 });

    await app.settleJobs();
    expect(engine.asked).toHaveLength(3);
    expect(new Set(engine.asked.map(({ text }) => text))).toEqual(new Set(['Qual è il miglior hosting?']));
    expect(engine.asked.map(({ sample }) => sample)).toEqual([1, 2, 3]);

    const done = await findPrompt(app, ada, prompt.id);
    expect(done).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'finished',
      progress: null,
      nextRun: null,
    });
    const [numbers] = done.monitoringData;
    expect(numbers).toMatchObject({
      totalResponses: 3,
      totalAnalyses: 1,
      recentAnalyses: [true],
      engines: ['openai'],
      excludedResponses: { refused: 0, empty: 0, failed: 0 },
      averagePosition: { value: 2, n: 1 },
      otherCompanies: { count: 0, mentions: 0 },
    });
    expect(numbers?.userCompanyPercentage).toBeCloseTo(100 / 3, 10);
    expect(numbers?.mentionRate).toMatchObject({ n: 3 });
    expect(
      numbers?.mentionedCompanies.map(({ name, mentions, averagePosition }) => [
        name,
        mentions,
        averagePosition,
      ]),
    ).toEqual([
      ['Aruba', 3, 1],
      ['Keliweb', 2, 2],
      ['Hosting Rossi', 1, 2],
      ['Serverplan', 1, 3],
    ]);

    const { body: limits } = await app.call(api.getUserLimits, { as: ada });
    expect(limits).toMatchObject({ plan: 'free', usage: { companies: 1, prompts: 1, analyses: 1 } });
    const { body: update } = await app.call(api.getMonitoringLastUpdate, { as: ada });
    expect(update.lastUpdate).toBe(numbers?.lastUpdated);
    expect(company.id).toBe(done.companyId);
  });

  it('shows the same value in the tile, the table and the company’s figures', async () => {
    const names = ['Aruba', 'Keliweb', 'Serverplan', 'Netsons'];
    const engine = createScriptedEngine({
      reply: ({ sample }) =>
        answerNaming(...names.slice(0, sample), ...(sample % 2 === 0 ? ['Hosting Rossi'] : [])),
    });
    await start([engine], { ANSWERS_PER_ANALYSIS: '4' });
    const ada = await app.openAccount();
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    const { body } = await app.call(api.listCompanies, { as: ada });
    const [company] = body.companies;
    const [numbers] = (await findPrompt(app, ada, prompt.id)).monitoringData;
    const own = numbers?.mentionedCompanies.find(({ isOwn }) => isOwn);
    expect(company?.figures.mentionRate).toEqual(numbers?.mentionRate);
    expect(company?.figures.averagePosition).toEqual(numbers?.averagePosition);
    expect(company?.figures.totalMentions).toBe(own?.mentions);
    expect(own?.averagePosition).toBe(numbers?.averagePosition.value);
    expect(numbers?.userCompanyPercentage).toBe(
      ((own?.mentions ?? 0) / (numbers?.totalResponses ?? 1)) * 100,
    );
    const shares = numbers?.mentionedCompanies.map(({ sharePercent }) => sharePercent ?? 0) ?? [];
    expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(100, 8);
  });

  it('keeps every answer with its evidence, newest first, in pages', async () => {
    const text = 'Per le piccole imprese consigliamo **Aruba** e **Hosting Rossi**.\0';
    const engine = createScriptedEngine({
      reply: () => ({
        ...answerText(text),
        citations: [
          {
            url: 'https://www.aruba.it/hosting',
            title: 'Aruba \uD800 Hosting',
            span: { start: 35, end: 44 },
          },
        ],
      }),
    });
    await start([engine]);
    const ada = await app.openAccount();
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();

    const params = { promptId: prompt.id };
    const first = await app.call(api.listAnswers, { as: ada, params, query: { limit: 2 } });
    const second = await app.call(api.listAnswers, {
      as: ada,
      params,
      query: { limit: 2, cursor: first.body.nextCursor ?? '' },
    });
    const results = [...first.body.results, ...second.body.results];
    expect(second.body.nextCursor).toBeNull();
    expect(new Set(results.map(({ sample }) => sample))).toEqual(new Set([1, 2, 3]));
    const [answer] = results;
    expect(answer).toMatchObject({
      engine: 'openai',
      model: 'scripted-1',
      status: 'ok',
      failure: null,
      brandPresent: true,
      brandPosition: 2,
      mentionedCompanies: ['Aruba', 'Hosting Rossi'],
      citations: [
        {
          url: 'https://www.aruba.it/hosting',
          domain: 'aruba.it',
          title: 'Aruba � Hosting',
          position: 1,
          span: { start: 35, end: 44 },
        },
      ],
    });
    expect(answer?.answer).toBe(text.replace('\0', '\uFFFD'));
    for (const company of answer?.companies ?? []) {
      expect(company.spans.map(({ start: from, end }) => answer?.answer?.slice(from, end))).toEqual([
        company.name,
      ]);
    }
    const refused = await app.callRefused(api.listAnswers, { as: ada, params, query: { cursor: 'x' } });
    expect(refused.status).toBe(400);
  });
});

describe('answers that do not count', () => {
  it('have a state each and never become a zero', async () => {
    const engine = createScriptedEngine({
      reply: ({ sample }) => {
        if (sample === 1) return answerNaming('Hosting Rossi');
        if (sample === 2) return answerText('', 'empty');
        if (sample === 3) return answerText('Mi dispiace, non posso.', 'refused');
        return noAnswer(sample === 4 ? 'rate_limited' : 'timeout');
      },
    });
    await start([engine], { ANSWERS_PER_ANALYSIS: '5' });
    const ada = await app.openAccount();
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    const [numbers] = (await findPrompt(app, ada, prompt.id)).monitoringData;
    expect(numbers).toMatchObject({
      totalResponses: 1,
      userCompanyPercentage: 100,
      excludedResponses: { refused: 1, empty: 1, failed: 2 },
    });
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: prompt.id } });
    const bySample = new Map(body.results.map((result) => [result.sample, result]));
    expect(bySample.get(4)).toMatchObject({ status: 'failed', brandPresent: null, answer: null });
    expect(bySample.get(4)?.failure).toContain('troppe richieste');
    expect(bySample.get(5)?.failure).toContain('in tempo');
    expect(bySample.get(3)).toMatchObject({ status: 'refused', mentionedCompanies: [], brandPresent: null });
  });

  it('alone make a failed analysis: no numbers, nothing used up, the prompt free again', async () => {
    const engine = createScriptedEngine({ reply: () => noAnswer() });
    await start([engine]);
    const ada = await app.openAccount();
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'failed',
      monitoringData: [],
    });
    expect((await app.call(api.getUserLimits, { as: ada })).body.usage.analyses).toBe(0);
    expect((await app.call(api.getMonitoringLastUpdate, { as: ada })).body.lastUpdate).toBeNull();
    expect((await trigger(ada, prompt.id)).status).toBe(202);
  });

  it('of one engine leave the numbers of the others as they are', async () => {
    const broken = createScriptedEngine({ id: 'compatible', reply: () => Promise.reject(new Error('boom')) });
    const healthy = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
    await start([broken, healthy]);
    const ada = await app.openAccount();
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    const [numbers] = (await findPrompt(app, ada, prompt.id)).monitoringData;
    expect(numbers).toMatchObject({
      totalResponses: 3,
      engines: ['openai'],
      excludedResponses: { failed: 3 },
    });
  });

  it('later on are counted beside the numbers without being news', async () => {
    let isBroken = false;
    const engine = createScriptedEngine({
      reply: () => (isBroken ? noAnswer() : answerNaming('Hosting Rossi')),
    });
    await start([engine]);
    const ada = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    const before = await app.call(api.getMonitoringLastUpdate, { as: ada });
    isBroken = true;
    app.clock.advance({ minutes: 5 });
    await trigger(ada, prompt.id);
    await app.settleJobs();
    const after = await findPrompt(app, ada, prompt.id);
    expect(after.lastOutcome).toBe('failed');
    expect(after.monitoringData[0]).toMatchObject({
      totalResponses: 3,
      totalAnalyses: 1,
      recentAnalyses: [true, false],
      excludedResponses: { failed: 3 },
      userCompanyPercentage: 100,
    });
    expect((await app.call(api.getMonitoringLastUpdate, { as: ada })).body).toEqual(before.body);
  });
});

describe('a running analysis', () => {
  it('counts how many of its answers name the company so far, and says the same at its end', async () => {
    const engine = createScriptedEngine({
      reply: ({ sample }) => (sample === 1 ? answerNaming('Hosting Rossi', 'Aruba') : answerNaming('Aruba')),
    });
    await start([engine]);
    const ada = await app.openAccount();
    const { prompt } = await createCompany(app, ada);
    expect(prompt.progress).toMatchObject({ mentions: 0, mentionRate: { percent: null, n: 0 } });
    await app.settleJobs();
    const { rows } = await app.ctx.db.execute<{ engines: { ok: number; named: number }[] }>(
      sql`select engines from analyses`,
    );
    expect(rows[0]?.engines).toMatchObject([{ ok: 3, named: 1, answered: 3 }]);
  });

  it('tells the open browsers of every step', async () => {
    await start([createScriptedEngine({ reply: () => answerNaming('Aruba') })]);
    const ada = await app.openAccount();
    await createCompany(app, ada);
    await app.settleJobs();
    const { rows } = await app.ctx.db.execute<{
      event: { type: string; progress?: { step: string; answered: number } };
    }>(sql`select event from live_events where user_id = ${ada.user.id} order by id`);
    const steps = rows.map(({ event }) => event.progress?.step ?? event.type);
    expect(steps.filter((step, index) => steps[index - 1] !== step)).toEqual([
      'companies.changed',
      'queued',
      'asking',
      'reading',
      'finished',
      'monitoring.updated',
    ]);
    expect(rows.map(({ event }) => event.progress?.answered).at(-2)).toBe(3);
  });

  it('of an account that changes to a paid plan is scheduled from then on', async () => {
    await start([createScriptedEngine({ reply: () => answerNaming('Aruba') })]);
    const ada = await app.openAccount();
    const { prompt } = await createCompany(app, ada);
    await grantPlan(app, ada, 'pro');
    await app.settleJobs();
    const { nextRun } = await findPrompt(app, ada, prompt.id);
    const pauseHours = (Date.parse(nextRun ?? '') - app.clock.now().getTime()) / 3_600_000;
    expect(pauseHours).toBeGreaterThanOrEqual(4);
    expect(pauseHours).toBeLessThanOrEqual(28);
  });
});
