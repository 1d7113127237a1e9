import { api, type CompanyEngines, DEFAULT_MARKET, type EngineId, estimateQuestion } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passHours } from '#test/failing-engine';
import { createCompany, findPrompt, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine, noAnswer, type ScriptedEngine } from '#test/scripted-engine';
import {
  startOpenaiCompatible,
  type OpenaiCompatibleStandIn,
  type StandInRule,
} from '#test/stand-ins/engines/openai-compatible';
import { type SearchVendorStandIn, startSearchVendors } from '#test/stand-ins/engines/search-vendors';
import { buildWired } from '#test/stand-ins/wired/wired-engines';
import { buildWiredPage } from '#test/stand-ins/wired/wired-pages';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const DAY_OF_MARCH = '2026-03-10T12:00:00Z';

let app: TestApp;
let ada: SignedInUser;

const read = async (companyId: string, as = ada): Promise<CompanyEngines> =>
  (await app.call(api.getCompanyEngines, { as, params: { companyId } })).body;
const setEngines = (companyId: string, excludedEngines: EngineId[]) => ({
  as: ada,
  params: { companyId },
  body: { excludedEngines },
});
const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('what an ordinary day of five engines costs', () => {
  let models: OpenaiCompatibleStandIn;
  let vendors: SearchVendorStandIn;
  beforeEach(async () => {
    models = await startOpenaiCompatible();
    vendors = await startSearchVendors();
  });
  afterEach(async () => {
    await app.stop();
    await models.close();
    await vendors.close();
  });

  /** Each provider bills an ordinary answer: so many tokens, so many searches. */
  const ORDINARY: StandInRule[] = [
    { model: 'gpt-5.4-mini', tokens: { input: 9000, output: 700 }, searchQueries: ['una'] },
    { model: 'perplexity/sonar', tokens: { input: 6000, output: 700 }, searchQueries: ['una'] },
    { model: 'gemini-3.8-flash', tokens: { input: 300, output: 1500 }, searchQueries: ['a', 'b', 'c'] },
    { model: 'claude-sonnet-5-5', tokens: { input: 15_000, output: 800 }, searchQueries: ['una'] },
  ];

  it('is said before, within one per cent of what the ledger books', async () => {
    models.setRules(ORDINARY);
    app = await startTestApp({
      engines: [
        ...(['openai', 'perplexity', 'google', 'anthropic'] as const).map((id) =>
          buildWired(id, models.baseUrl),
        ),
        buildWiredPage({ id: 'ai_mode', vendor: 'dataforseo', baseUrl: vendors.baseUrl }),
      ],
      env: { ANSWERS_PER_ANALYSIS: '3', EUR_PER_USD: '0.9' },
    });
    app.clock.set(new Date(DAY_OF_MARCH));
    ada = await registerWithPlan(app, 'business');
    const { company } = await createCompany(app, ada, { prompts: ['Quale CRM?', 'Quale banca?'] });
    const before = await read(company.id);
    expect(before).toMatchObject({ prompts: 2, answersPerAnalysis: 3, analysesPerDay: 1, lately: null });
    expect(before.engines.map(({ priceBasis }) => priceBasis)).toEqual(Array(5).fill('known'));
    await app.settleJobs();

    const { rows } = await app.ctx.db.execute<{ cents: number; calls: number }>(sql`
      select (sum(cost_micro_dollars) / 10000.0 * 0.9)::float8 as cents, count(*)::int as calls from engine_calls`);
    expect(rows[0]?.calls).toBe(30);
    const said = add(before.engines.map(({ cents }) => cents)) * before.analysesPerDay;
    expect(Math.abs(said / (rows[0]?.cents ?? 0) - 1)).toBeLessThan(0.01);

    app.clock.advance({ days: 1 });
    ada = await app.renew(ada);
    const { engines, lately } = await read(company.id);
    expect(lately).toEqual({ days: 1, readingCents: 0 });
    expect(add(engines.map(({ latelyCents }) => latelyCents))).toBeCloseTo(rows[0]?.cents ?? 0, 6);
    for (const { latelyCents, cents } of engines)
      expect(Math.abs(latelyCents / cents - 1)).toBeLessThan(0.01);
  });

  const LECCE = { country: 'IT', language: 'it', place: 'Lecce' } as const;
  const SPAIN = { country: 'ES', language: 'es', place: null } as const;

  // Copilot’s page takes no market but Italy: of three it is asked in one.
  it.each([
    { page: 'ai_mode', third: { country: 'DE', language: 'en', place: 'Berlino' }, calls: 15 * 3, asked: 4 },
    { page: 'copilot', third: DEFAULT_MARKET, calls: 12 * 3 + 3, asked: 2 },
  ] as const)(
    'is said before of a question in three markets, with $page, within one per cent of what the ledger books',
    async ({ page, third, calls, asked }) => {
      models.setRules(ORDINARY);
      app = await startTestApp({
        engines: [
          ...(['openai', 'perplexity', 'google', 'anthropic'] as const).map((id) =>
            buildWired(id, models.baseUrl),
          ),
          buildWiredPage({
            id: page,
            vendor: page === 'copilot' ? 'serpapi' : 'dataforseo',
            baseUrl: vendors.baseUrl,
          }),
        ],
        env: { ANSWERS_PER_ANALYSIS: '3', EUR_PER_USD: '0.9' },
      });
      ada = await registerWithPlan(app, 'business');
      const { company } = await createCompany(app, ada, { prompts: ['Quale CRM?'] });
      await app.settleJobs();
      const readLedger = async () => {
        const { rows } = await app.ctx.db.execute<{ cents: number; calls: number }>(sql`
          select (sum(cost_micro_dollars) / 10000.0 * 0.9)::float8 as cents, count(*)::int as calls from engine_calls`);
        return rows[0] ?? { cents: 0, calls: 0 };
      };
      const before = await readLedger();
      const { analysis } = (await app.call(api.getUserSpending, { as: ada })).body;
      const markets = [LECCE, SPAIN, third];
      const preview = estimateQuestion({ analysis, excluded: [], markets });
      await app.call(api.addPrompts, {
        as: ada,
        params: { companyId: company.id },
        body: { prompts: [{ text: 'Dove si mangia bene?', markets }] },
      });
      await app.settleJobs();
      const after = await readLedger();
      expect(after.calls - before.calls).toBe(calls);
      expect(Math.abs(preview.cents / (after.cents - before.cents) - 1)).toBeLessThan(0.01);
      const { engines } = await read(company.id);
      expect(engines.find(({ engine }) => engine === page)?.prompts).toBe(asked);
      // The tab of the engines says the same.
      const said = add(engines.map(({ cents }) => cents));
      expect(Math.abs(said / after.cents - 1)).toBeLessThan(0.01);
    },
  );

  it('names no price for a model of the operator’s own', async () => {
    app = await startTestApp({ engines: [buildWired('compatible', models.baseUrl)] });
    ada = await registerWithPlan(app, 'business');
    const { company } = await createCompany(app, ada);
    expect((await read(company.id)).engines).toMatchObject([
      { engine: 'compatible', priceBasis: 'none', cents: 0 },
    ]);
    await app.settleJobs();
  });
});

describe('an engine the plan does not ask', () => {
  let openai: ScriptedEngine;
  let overviews: ScriptedEngine;
  let isDown: boolean;
  beforeEach(async () => {
    isDown = false;
    openai = createScriptedEngine({ id: 'openai', reply: () => answerNaming('Aruba') });
    overviews = createScriptedEngine({
      id: 'ai_overviews',
      reply: () => (isDown ? noAnswer() : answerNaming('Aruba')),
    });
    app = await startTestApp({ engines: [openai, overviews], env: { ANSWERS_PER_ANALYSIS: '1' } });
    ada = await registerWithPlan(app, 'guru');
  });
  afterEach(() => app.stop());

  const analyse = async (promptId: string) => {
    await app.call(api.startAnalysis, { as: ada, body: { promptId } });
    await app.settleJobs();
    return [openai.asked.length, overviews.asked.length];
  };

  it('is named with the plan that has it, and is not asked', async () => {
    const { company } = await createCompany(app, ada);
    await app.settleJobs();
    expect([openai.asked.length, overviews.asked.length]).toEqual([1, 0]);
    expect((await read(company.id)).engines).toMatchObject([
      { engine: 'openai', isInPlan: true, neededPlan: null },
      {
        engine: 'ai_overviews',
        isExcluded: false,
        isInPlan: false,
        neededPlan: { id: 'business', name: 'Business' },
      },
    ]);
  });

  it('is no part of what one more prompt would cost', async () => {
    const { analysis } = (await app.call(api.getUserSpending, { as: ada })).body;
    expect(analysis.map(({ engine }) => engine)).toEqual(['openai']);
  });

  it('cannot be taken in, and the sentence says where it is; leaving out all others is refused', async () => {
    const { company } = await createCompany(app, ada);
    await app.call(api.setCompanyEngines, setEngines(company.id, ['ai_overviews']));
    const refused = await app.callRefused(api.setCompanyEngines, setEngines(company.id, []));
    expect(refused).toMatchObject({
      status: 403,
      body: {
        code: 'companies.engine_withheld',
        message: 'Il tuo piano non interroga Google AI Overviews: lo trovi nel piano Business.',
      },
    });
    const alone = await app.callRefused(
      api.setCompanyEngines,
      setEngines(company.id, ['openai', 'ai_overviews']),
    );
    expect(alone.body.code).toBe('companies.no_engine_left');
    await app.settleJobs();
  });

  it('keeps its choice over a downgrade, and is asked again with the plan that has it', async () => {
    await grantPlan(app, ada, 'business');
    const { company, prompt } = await createCompany(app, ada);
    await app.settleJobs();
    expect([openai.asked.length, overviews.asked.length]).toEqual([1, 1]);
    await grantPlan(app, ada, 'guru');
    expect(await analyse(prompt.id)).toEqual([2, 1]);
    const { excludedEngines } = (await app.call(api.setCompanyEngines, setEngines(company.id, []))).body;
    expect(excludedEngines).toEqual([]);
    await grantPlan(app, ada, 'business');
    expect(await analyse(prompt.id)).toEqual([3, 2]);
  });

  it('that gave no answer is tried again no more, and is not missing', async () => {
    isDown = true;
    await grantPlan(app, ada, 'business');
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    const listMissing = async () =>
      (await findPrompt(app, ada, prompt.id)).missingEngines.map(({ engine }) => engine);
    expect(await listMissing()).toEqual(['ai_overviews']);
    await grantPlan(app, ada, 'guru');
    const before = overviews.asked.length;
    await passHours(app, 6);
    ada = await app.renew(ada);
    expect(overviews.asked.length).toBe(before);
    expect(await listMissing()).toEqual([]);
  });

  it('is not asked by an analysis that was planned before the downgrade', async () => {
    await grantPlan(app, ada, 'business');
    const { prompt } = await createCompany(app, ada);
    await grantPlan(app, ada, 'guru');
    await app.settleJobs();
    expect([openai.asked.length, overviews.asked.length]).toEqual([1, 0]);
    const { body } = await app.call(api.listCompanies, { as: ada });
    expect(body.companies[0]?.prompts[0]).toMatchObject({ id: prompt.id, missingEngines: [] });
  });

  it('is asked all the same where a deployment has no other', async () => {
    await app.stop();
    app = await startTestApp({ engines: [overviews], env: { ANSWERS_PER_ANALYSIS: '1' } });
    ada = await registerWithPlan(app, 'pro');
    const { company } = await createCompany(app, ada);
    await app.settleJobs();
    expect(overviews.asked.length).toBe(1);
    expect((await read(company.id)).engines).toMatchObject([{ isInPlan: true }]);
  });

  it('is nobody else’s to read', async () => {
    const { company } = await createCompany(app, ada);
    const stranger = await registerWithPlan(app, 'business');
    const asked = { as: stranger, params: { companyId: company.id } };
    expect((await app.callRefused(api.getCompanyEngines, asked)).status).toBe(404);
    await app.settleJobs();
  });
});
