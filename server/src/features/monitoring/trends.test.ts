import { api } from '@citato/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
afterEach(() => app.stop());

const HOTELS = 'Un albergo a Lecce?';
const HOSTING = 'Qual è il miglior hosting?';
const BRANDED = 'Hosting Rossi è affidabile?';

/** A company with three prompts, analysed every day: two answers a day at each of two engines. */
async function run({ days }: { days: number }) {
  let day = 1;
  const reply = ({ text }: { text: string }) => {
    if (text === HOTELS) return answerNaming('Aruba', 'Netsons');
    return text === HOSTING && day <= 7 ? answerNaming('Aruba') : answerNaming('Hosting Rossi', 'Aruba');
  };
  app = await startTestApp({
    engines: [createScriptedEngine({ id: 'openai', reply }), createScriptedEngine({ id: 'google', reply })],
    env: { ANSWERS_PER_ANALYSIS: '2' },
  });
  const ada = await registerWithPlan(app, 'business');
  const { company } = await createCompany(app, ada, { prompts: [HOSTING, HOTELS, BRANDED] });
  await app.settleJobs();
  for (day = 2; day <= days; day += 1) {
    app.clock.advance({ days: 1 });
    const as = await app.renew(ada);
    for (const { id } of company.prompts) {
      await app.call(api.startAnalysis, { as, body: { promptId: id } });
      await app.settleJobs();
    }
  }
  return {
    ada: await app.renew(ada),
    company,
    promptOf: (text: string) => company.prompts.find((one) => one.text === text),
  };
}

const listCompanies = async (as: SignedInUser) => (await app.call(api.listCompanies, { as })).body.companies;

describe('twelve weeks', () => {
  it('add up the prompts a company is rated by, and prove a change by all of them', async () => {
    const { ada, company } = await run({ days: 14 });
    const { body } = await app.call(api.listTrends, { as: ada });
    const [trend] = body.companies;
    expect(body.companies).toHaveLength(1);
    expect(trend?.companyId).toBe(company.id);
    // Two prompts, two engines, two answers a day; the prompt that names the company is left out.
    expect(trend?.weeks.map(({ responses }) => responses)).toEqual([
      ...Array.from({ length: 10 }, () => 0),
      56,
      56,
    ]);
    expect(trend?.weeks.map(({ mentions }) => mentions).slice(-2)).toEqual([0, 28]);
    expect(trend?.change).toMatchObject({ verdict: 'rising', previousPercent: 0, currentPercent: 50 });
    const [listed] = await listCompanies(ada);
    expect(listed?.figures.mentionRate.n).toBe(112);
  }, 60_000);

  it('are none before the first analysis, and of nobody else', async () => {
    const { ada, company } = await run({ days: 1 });
    const stranger = await registerWithPlan(app, 'business');
    expect((await app.call(api.listTrends, { as: stranger })).body).toEqual({ companies: [] });
    const refused = await app.callRefused(api.getBoard, { as: stranger, params: { companyId: company.id } });
    expect(refused.status).toBe(404);
    await createCompany(app, stranger, { name: 'Nuova' });
    const { companies } = (await app.call(api.listTrends, { as: stranger })).body;
    expect(companies).toEqual([]);
    expect((await app.call(api.listTrends, { as: ada })).body.companies).toHaveLength(1);
  });

  it('are not sent again to who holds them, until a number changes', async () => {
    const { ada, company } = await run({ days: 1 });
    for (const url of ['/api/monitoring/trends', `/api/companies/${company.id}/board`]) {
      const headers = { authorization: `Bearer ${ada.accessToken}` };
      const first = await app.server.inject({ url, headers });
      expect(first.statusCode).toBe(200);
      const held = { ...headers, 'if-none-match': String(first.headers.etag) };
      expect((await app.server.inject({ url, headers: held })).statusCode).toBe(304);
      await app.call(api.startAnalysis, { as: ada, body: { promptId: company.prompts[0]?.id ?? '' } });
      await app.settleJobs();
      expect((await app.server.inject({ url, headers: held })).statusCode).toBe(200);
    }
  });
});

describe('the board', () => {
  it('shows each prompt by engine, and its weeks for one engine alone', async () => {
    const { ada, company, promptOf } = await run({ days: 2 });
    const params = { companyId: company.id };
    const { prompts } = (await app.call(api.getBoard, { as: ada, params })).body;
    expect(prompts.find(({ promptId }) => promptId === promptOf(BRANDED)?.id)).toMatchObject({
      engines: [
        { engine: 'google', responses: 4, mentions: 4 },
        { engine: 'openai', responses: 4, mentions: 4 },
      ],
    });
    expect(prompts.every(({ weeks }) => weeks.responses.at(-1) === 8)).toBe(true);
    const ofOne = (await app.call(api.getBoard, { as: ada, params, query: { engine: 'openai' } })).body;
    expect(ofOne.prompts.every(({ weeks }) => weeks.responses.at(-1) === 4)).toBe(true);
    const unanswered = (await app.call(api.getBoard, { as: ada, params, query: { engine: 'anthropic' } }))
      .body;
    expect(unanswered.prompts.every(({ weeks }) => weeks.responses.every((count) => count === 0))).toBe(true);
    expect(unanswered.prompts[0]?.weeks.responses).toHaveLength(12);
    expect(unanswered.prompts.every(({ sources }) => sources.sites === 0)).toBe(true);
  });

  it('ranks who is named over all prompts but those that name the company themselves', async () => {
    const { ada, company, promptOf } = await run({ days: 2 });
    const { ranking } = (await app.call(api.getBoard, { as: ada, params: { companyId: company.id } })).body;
    expect(ranking).toMatchObject({ prompts: 2, responses: 16 });
    expect(
      ranking.companies.map(({ name, mentions, firsts, isOwn }) => [name, mentions, firsts, isOwn]),
    ).toEqual([
      // One of the two prompts names Netsons as often: no company leads it.
      ['Aruba', 16, 1, false],
      ['Netsons', 8, 0, false],
      ['Hosting Rossi', 0, 0, true],
    ]);
    expect(ranking.companies[1]?.bestPromptId).toBe(promptOf(HOTELS)?.id);
    expect(ranking.companies[2]).toMatchObject({ key: '', bestPromptId: null });
    const [listed] = await listCompanies(ada);
    expect(ranking.responses).toBe(listed?.figures.mentionRate.n);
  });
});
