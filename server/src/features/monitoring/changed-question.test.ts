import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeSnapshot } from '../reports/company-report/take-snapshot.ts';
import { toId } from '#lib/ids';
import { createCompany, findPrompt, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';

const HOTELS = 'Un albergo a Lecce?';
const INNS = 'Una locanda a Lecce?';
const HOSTING = 'Qual è il miglior hosting?';

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
let promptId: string;
let otherId: string;

/** Named in every answer until the question is another one, in none afterwards. */
beforeAll(async () => {
  const reply = ({ text }: { text: string }) =>
    text === INNS ? answerNaming('Aruba', 'Netsons') : answerNaming('Hosting Rossi', 'Aruba');
  app = await startTestApp({
    engines: [createScriptedEngine({ id: 'openai', reply })],
    env: { ANSWERS_PER_ANALYSIS: '2' },
  });
  const user = await registerWithPlan(app, 'business');
  const { company } = await createCompany(app, user, { prompts: [HOTELS, HOSTING] });
  companyId = company.id;
  promptId = company.prompts[0]?.id ?? '';
  otherId = company.prompts[1]?.id ?? '';
  await app.settleJobs();
  ada = user;
  for (let day = 2; day <= 8; day += 1) await runDay();
}, 120_000);
afterAll(() => app.stop());

async function runDay() {
  app.clock.advance({ days: 1 });
  ada = await app.renew(ada);
  await analyse();
}

async function analyse() {
  for (const id of [promptId, otherId]) {
    await app.call(api.startAnalysis, { as: ada, body: { promptId: id } });
    await app.settleJobs();
  }
}

const change = (text: string, over: { allowDuplicates?: boolean } = {}) => ({
  as: ada,
  params: { promptId },
  body: { text, ...over },
});
const readCompany = async () => {
  const { companies } = (await app.call(api.listCompanies, { as: ada })).body;
  const company = companies.find(({ id }) => id === companyId);
  if (company === undefined) throw new Error('The company is not listed');
  return company;
};
const readHistory = async (query: { prompts?: string; period?: 'custom'; from?: string; to?: string } = {}) =>
  (await app.call(api.getCompanyHistory, { as: ada, params: { companyId }, query })).body;
const listAnswers = async (scope: 'standing' | 'all') =>
  (await app.call(api.listAnswers, { as: ada, params: { promptId }, query: { scope } })).body;
const today = () => app.clock.now().toISOString().slice(0, 10);
const takeReport = () => takeSnapshot(app.ctx, { userId: toId(ada.user.id), companyId: toId(companyId) });

describe('a question that is asked in other words', () => {
  it('is the same one while nothing but spaces changes, and refused where the company asks it already', async () => {
    const { body } = await app.call(api.changePrompt, change(`  ${HOTELS} `));
    expect(body.prompt).toMatchObject({ text: HOTELS, series: 1, seriesSince: null });
    const refused = await app.callRefused(api.changePrompt, change(HOSTING));
    expect(refused.body).toMatchObject({ code: 'companies.duplicate_prompt' });
    expect((await findPrompt(app, ada, promptId)).monitoringData).toHaveLength(1);
  });

  it('begins a series at once: no figure, list or page shows what the old question came to', async () => {
    const { body } = await app.call(api.changePrompt, change(INNS));
    expect(body.prompt).toMatchObject({
      text: INNS,
      series: 2,
      seriesSince: today(),
      namesOwnCompany: false,
    });
    const company = await readCompany();
    expect(company.prompts[0]).toMatchObject({ text: INNS, series: 2, monitoringData: [] });
    expect(company.figures).toMatchObject({ totalResponses: 16, totalMentions: 16 });
    // Screens ask anew for what they keep of the moment before.
    expect(company.lastUpdated).toBe(app.clock.now().toISOString());
    const board = (await app.call(api.getBoard, { as: ada, params: { companyId }, query: {} })).body;
    expect(board.prompts.map((one) => one.promptId)).toEqual([otherId]);
    expect(board.ranking).toMatchObject({ prompts: 1, responses: 16 });
    const table = (await app.call(api.getResultsTable, { as: ada, params: { promptId }, query: {} })).body;
    expect(table.mentionedCompanies).toEqual([]);
    expect((await app.call(api.getTaskList, { as: ada, params: { promptId } })).body.tasks).toEqual([]);
    expect(await listAnswers('standing')).toMatchObject({ results: [], total: 0 });
    // What was answered stays to be read.
    expect((await listAnswers('all')).results).toHaveLength(16);
  });

  it('counts from its first day on what is asked now, and nothing asked on that day before', async () => {
    await analyse();
    const company = await readCompany();
    const [data] = company.prompts[0]?.monitoringData ?? [];
    expect(data).toMatchObject({
      totalResponses: 2,
      totalAnalyses: 1,
      recentAnalyses: [true],
      mentionRate: { percent: 0, n: 2 },
      change: null,
    });
    expect(data?.collectionStartDate.slice(0, 10)).toBe(today());
    expect(company.figures).toMatchObject({ totalResponses: 20, totalMentions: 18 });
    expect(await listAnswers('standing')).toMatchObject({ total: 2 });
    const trends = (await app.call(api.listTrends, { as: ada })).body.companies;
    expect(trends[0]?.weeks.at(-1)).toMatchObject({ responses: 2 + 16, mentions: 16 });
    const { body: ofEngine } = await app.call(api.getCompanyMonitoring, {
      as: ada,
      params: { companyId },
      query: { engine: 'openai' },
    });
    const own = ofEngine.prompts.find((one) => one.promptId === promptId);
    expect(own?.monitoringData[0]).toMatchObject({ totalResponses: 2, totalAnalyses: 1 });
    const report = await takeReport();
    expect(JSON.stringify(report)).toContain(INNS);
    expect(JSON.stringify(report)).not.toContain(HOTELS);
    // Of the day of the change only the new question stands in the months.
    const { rows } = await app.ctx.db.execute<{ ok: number }>(sql`
      select sum(ok[i])::int as ok from monthly_tallies, generate_subscripts(cell_days, 1) as i
      where prompt_id = ${promptId} and month + (cell_days[i] - 1) = ${today()}::date`);
    expect(rows[0]?.ok).toBe(2);
  });

  it('is a break of the history, which says so and gives no verdict across it', async () => {
    for (let day = 9; day <= 14; day += 1) await runDay();
    const alone = await readHistory({ prompts: promptId });
    expect(alone.numbers.mentionRate).toMatchObject({ verdict: 'question_changed', difference: null });
    expect(alone).toMatchObject({ prompts: 1, comparedEngines: [] });
    expect(alone.marks).toContainEqual(
      expect.objectContaining({ kind: 'question_changed', promptIds: [promptId], engine: null }),
    );
    const all = await readHistory();
    expect(all.numbers.mentionRate).toMatchObject({
      verdict: 'within_variability',
      earlier: { percent: 100 },
      later: { percent: 100 },
    });
    const aruba = all.rivals.find(({ name }) => name === 'Aruba');
    expect(aruba?.rate).toMatchObject({ earlier: { percent: 100 }, later: { percent: 100 } });
    expect(all.marks.map(({ kind }) => kind)).toEqual(['question_changed']);
    // Seven days of each question and, of the other prompt, two answers a day and two more on the day of the change.
    expect(all.responses).toBe(14 + 14 + 30);
    const { change: week } = (await findPrompt(app, ada, promptId)).monitoringData[0] ?? {};
    expect(week).toBeNull();
  });
});

describe('an analysis that is on its way when its question changes', () => {
  it('ends with the question it began with, and counts in no figure of the new one', async () => {
    const held = Promise.withResolvers<true>();
    const engine = createScriptedEngine({
      reply: async ({ text }) => {
        if (text === HOTELS) await held.promise;
        return answerNaming(text === HOTELS ? 'Hosting Rossi' : 'Aruba');
      },
    });
    const scene = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '2' } });
    const bea = await registerWithPlan(scene, 'pro');
    const { prompt } = await createCompany(scene, bea, { prompts: [HOTELS] });
    const running = scene.settleJobs();
    await expect.poll(() => engine.asked.length).toBe(2);
    const params = { promptId: prompt.id };
    await scene.call(api.changePrompt, { as: bea, params, body: { text: INNS } });
    held.resolve(true);
    await running;
    expect(await findPrompt(scene, bea, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'finished',
      monitoringData: [],
    });
    await scene.call(api.startAnalysis, { as: bea, body: { promptId: prompt.id } });
    await scene.settleJobs();
    expect(engine.asked.map(({ text }) => text)).toEqual([HOTELS, HOTELS, INNS, INNS]);
    const [data] = (await findPrompt(scene, bea, prompt.id)).monitoringData;
    expect(data).toMatchObject({ totalResponses: 2, totalAnalyses: 1, mentionRate: { percent: 0 } });
    await scene.stop();
  });

  it('asks the new question where nothing was asked yet', async () => {
    const engine = createScriptedEngine({ reply: () => answerNaming('Aruba') });
    const scene = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '2' } });
    const bea = await registerWithPlan(scene, 'pro');
    const { prompt } = await createCompany(scene, bea, { prompts: [HOTELS] });
    const params = { promptId: prompt.id };
    await scene.call(api.changePrompt, { as: bea, params, body: { text: INNS } });
    await scene.settleJobs();
    expect(engine.asked.map(({ text }) => text)).toEqual([INNS, INNS]);
    const [data] = (await findPrompt(scene, bea, prompt.id)).monitoringData;
    expect(data).toMatchObject({ totalResponses: 2, totalAnalyses: 1 });
    await scene.stop();
  });
});

describe('changes of a question', () => {
  it('are its owner’s alone, ten a day at most, and never without a text', async () => {
    const stranger = await registerWithPlan(app, 'pro');
    const foreign = { ...change('Altro?'), as: stranger };
    expect((await app.callRefused(api.changePrompt, foreign)).body.code).toBe('prompts.not_found');
    for (const text of ['', ' \u200b ', 'x'.repeat(2001), 'a\u0000b', '\ud800']) {
      const refused = await app.callRefused(api.changePrompt, change(text));
      expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
    const { prompt } = await createCompany(app, stranger, { prompts: ['Domanda 0?'] });
    const again = (number: number) => ({
      as: stranger,
      params: { promptId: prompt.id },
      body: { text: `Domanda ${String(number)}?` },
    });
    for (let number = 1; number <= 10; number += 1) await app.call(api.changePrompt, again(number));
    const refused = await app.callRefused(api.changePrompt, again(11));
    expect(refused).toMatchObject({ status: 429, body: { code: 'prompts.changed_too_often' } });
    expect(refused.body.message).toContain('10 volte oggi');
    app.clock.advance({ days: 1 });
    const { body } = await app.call(api.changePrompt, { ...again(11), as: await app.renew(stranger) });
    expect(body.prompt.series).toBe(12);
  });
});
