import { api, type Market } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeSnapshot } from '../reports/company-report/take-snapshot.ts';
import { toId } from '#lib/ids';
import { createCompany, findPrompt, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine, type ScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';

const ITALY: Market = { country: 'IT', language: 'it', place: null };
const LECCE: Market = { ...ITALY, place: 'Lecce' };
const SPAIN: Market = { country: 'ES', language: 'es', place: null };
const TEXT = 'Dove si mangia bene?';

let app: TestApp;
let ada: SignedInUser;
let openai: ScriptedEngine;
let copilot: ScriptedEngine;
let page: ScriptedEngine;
beforeEach(async () => {
  const reply = () => answerNaming('Aruba');
  openai = createScriptedEngine({ id: 'openai', reply });
  copilot = createScriptedEngine({ id: 'copilot', reply });
  page = createScriptedEngine({ id: 'chatgpt_page', reply });
  app = await startTestApp({ engines: [openai, copilot, page], env: { ANSWERS_PER_ANALYSIS: '1' } });
  ada = await registerWithPlan(app, 'business');
});
afterEach(() => app.stop());

const places = ({ asked }: ScriptedEngine) =>
  asked.map(({ country, language, place }) => [country, language, place].join(' '));
const add = (companyId: string, prompt: object) => ({
  as: ada,
  params: { companyId },
  body: { prompts: [{ text: TEXT, ...prompt }] },
});
const change = (promptId: string, body: object) => ({
  as: ada,
  params: { promptId },
  body: { text: TEXT, ...body },
});
const move = (companyId: string, market: Market) =>
  app.call(api.setCompanyMarket, { as: ada, params: { companyId }, body: { market } });

describe('a question in three markets', () => {
  it('is one prompt for each, in one request, side by side, asked where each says', async () => {
    const { company } = await createCompany(app, ada, { prompts: ['Altro?'] });
    await app.settleJobs();
    const { body } = await app.call(api.addPrompts, add(company.id, { markets: [ITALY, LECCE, SPAIN] }));
    expect(body.prompts.map(({ text, market, hasOwnMarket }) => [text, market.name, hasOwnMarket])).toEqual([
      [TEXT, 'Italia', false],
      [TEXT, 'Lecce, Italia', true],
      [TEXT, 'Spagna, in spagnolo', true],
    ]);
    await app.settleJobs();
    expect(places(openai).sort()).toEqual(['ES es ', 'IT it ', 'IT it ', 'IT it Lecce']);
  });

  it('is not asked at an engine that does not take its market: that is no failure, and said with the engines', async () => {
    const { company } = await createCompany(app, ada, { prompts: ['Altro?'] });
    await app.settleJobs();
    const { body } = await app.call(api.addPrompts, add(company.id, { markets: [ITALY, LECCE, SPAIN] }));
    await app.settleJobs();
    expect(places(copilot)).toEqual(['IT it ', 'IT it ']);
    expect(places(page).sort()).toEqual(['ES es ', 'IT it ', 'IT it ']);
    const [, lecce] = body.prompts;
    const { missingEngines, lastOutcome, monitoringData } = await findPrompt(app, ada, lecce?.id ?? '');
    expect([missingEngines, lastOutcome]).toEqual([[], 'finished']);
    expect(monitoringData[0]).toMatchObject({ engines: ['openai'], excludedResponses: { failed: 0 } });
    const { body: engines } = await app.call(api.getCompanyEngines, {
      as: ada,
      params: { companyId: company.id },
    });
    expect(engines.markets.map(({ name, prompts }) => [name, prompts])).toEqual([
      ['Italia', 2],
      ['Lecce, Italia', 1],
      ['Spagna, in spagnolo', 1],
    ]);
    expect(
      engines.engines.map(({ engine, prompts, unserved }) => [
        engine,
        prompts,
        unserved.map(({ name }) => name),
      ]),
    ).toEqual([
      ['openai', 4, []],
      ['copilot', 2, ['Lecce, Italia', 'Spagna, in spagnolo']],
      ['chatgpt_page', 3, ['Lecce, Italia']],
    ]);
  });

  it('is repeated only in the same market, and by the same person', async () => {
    const { company } = await createCompany(app, ada, { prompts: [TEXT] });
    const italian = await app.callRefused(api.addPrompts, add(company.id, { markets: [SPAIN, ITALY] }));
    expect(italian.body).toMatchObject({ code: 'companies.duplicate_prompt' });
    await app.call(api.addPrompts, add(company.id, { markets: [SPAIN] }));
    await app.call(api.addPrompts, add(company.id, { persona: 'Sono un cuoco.' }));
    const again = await app.callRefused(api.addPrompts, add(company.id, { persona: ' sono un  cuoco. ' }));
    expect(again.body.code).toBe('companies.duplicate_prompt');
  });

  it('counts as three towards the prompts of a plan', async () => {
    const { company } = await createCompany(app, ada);
    await app.ctx.db.execute(sql`update plans set max_prompts = 3 where id = 'business'`);
    const refused = await app.callRefused(
      api.addPrompts,
      add(company.id, { markets: [ITALY, LECCE, SPAIN] }),
    );
    expect(refused.body.code).toBe('prompts.limit_reached');
  });
});

describe('the markets of a plan', () => {
  it('are one below business: of the company’s choice, and the sentence says where more are', async () => {
    await grantPlan(app, ada, 'guru');
    const { company, prompt } = await createCompany(app, ada, { prompts: [TEXT] });
    const refused = await app.callRefused(api.addPrompts, add(company.id, { markets: [LECCE] }));
    expect(refused).toMatchObject({
      status: 403,
      body: {
        code: 'companies.market_limit',
        message:
          'Con il tuo piano le domande di un’azienda si fanno in un solo mercato. Il piano Business ne ha fino a 10.',
      },
    });
    const changed = await app.callRefused(api.changePrompt, change(prompt.id, { market: SPAIN }));

    expect(changed.body.code).toBe('companies.market_limit');
    expect((await move(company.id, SPAIN)).body).toMatchObject({ changedPrompts: 1 });
  });

  it('stay after a downgrade, and no further one is taken', async () => {
    const { company } = await createCompany(app, ada, { prompts: ['Altro?'] });
    await app.call(api.addPrompts, add(company.id, { markets: [ITALY, SPAIN] }));
    await app.settleJobs();
    await grantPlan(app, ada, 'guru');
    await app.call(api.addPrompts, add(company.id, { text: 'Ancora?', markets: [SPAIN] }));
    const third = await app.callRefused(
      api.addPrompts,
      add(company.id, { text: 'Terzo?', markets: [LECCE] }),
    );
    expect(third.body.code).toBe('companies.market_limit');
  });
});

describe('another market', () => {
  it('of a company begins a series of every prompt without one of its own', async () => {
    const { company } = await createCompany(app, ada, { prompts: [TEXT] });
    app.clock.advance({ minutes: 1 });
    await app.call(api.addPrompts, add(company.id, { markets: [LECCE] }));
    await app.settleJobs();
    openai.asked.length = 0;
    expect((await move(company.id, ITALY)).body).toMatchObject({ changedPrompts: 0 });
    const { body } = await move(company.id, SPAIN);
    expect(body).toEqual({ market: { ...SPAIN, name: 'Spagna, in spagnolo' }, changedPrompts: 1 });
    const [moved, own] = (await app.call(api.listCompanies, { as: ada })).body.companies[0]?.prompts ?? [];
    expect(moved).toMatchObject({ series: 2, hasOwnMarket: false, monitoringData: [], market: SPAIN });
    expect(own).toMatchObject({ series: 1, hasOwnMarket: true, market: LECCE });
    await app.call(api.startAnalysis, { as: ada, body: { promptId: moved?.id ?? '' } });
    await app.settleJobs();
    expect(places(openai)).toEqual(['ES es ']);
    const { rows } = await app.ctx.db.execute<{ market: Market; number: number }>(
      sql`select number, market from prompt_series where prompt_id = ${moved?.id ?? ''} order by number`,
    );
    expect(rows.map(({ market }) => market)).toEqual([ITALY, SPAIN]);
  });

  it('of a prompt begins one of it alone; its company’s again is none of its own', async () => {
    const { prompt } = await createCompany(app, ada, { prompts: [TEXT] });
    const spanish = (await app.call(api.changePrompt, change(prompt.id, { market: SPAIN }))).body.prompt;
    expect(spanish).toMatchObject({ series: 2, hasOwnMarket: true, market: { country: 'ES' } });
    const kept = (await app.call(api.changePrompt, change(prompt.id, { text: TEXT }))).body.prompt;
    expect(kept).toMatchObject({ series: 2, market: { country: 'ES' } });
    const back = (await app.call(api.changePrompt, change(prompt.id, { market: ITALY }))).body.prompt;
    expect(back).toMatchObject({ series: 3, hasOwnMarket: false, market: { country: 'IT' } });
    const same = (await app.call(api.changePrompt, change(prompt.id, { market: null }))).body.prompt;
    expect(same.series).toBe(3);
  });

  it('is taken ten times a day at most, by who owns the company, and only where there is one', async () => {
    const { company, prompt } = await createCompany(app, ada, { prompts: [TEXT] });
    const stranger = { ...(await registerWithPlan(app, 'business')) };
    const theirs = { as: stranger, params: { companyId: company.id }, body: { market: SPAIN } };
    expect((await app.callRefused(api.setCompanyMarket, theirs)).body.code).toBe('companies.not_found');
    for (const market of [
      { ...ITALY, place: 'Atlantide' },
      { ...ITALY, country: 'XX' },
    ]) {
      const params = { companyId: company.id };
      const refused = await app.callRefused(api.setCompanyMarket, { as: ada, params, body: { market } });
      expect(refused).toMatchObject({ status: 400, body: { code: 'companies.unknown_market' } });
      const prompts = await app.callRefused(
        api.addPrompts,
        add(company.id, { text: 'X?', markets: [market] }),
      );
      expect(prompts.body.code).toBe('companies.unknown_market');
      const changed = await app.callRefused(api.changePrompt, change(prompt.id, { market }));
      expect(changed.body.code).toBe('companies.unknown_market');
    }
    for (let turn = 0; turn < 10; turn += 1) await move(company.id, turn % 2 === 0 ? SPAIN : ITALY);
    const refused = await app.callRefused(api.setCompanyMarket, {
      as: ada,
      params: { companyId: company.id },
      body: { market: SPAIN },
    });
    expect(refused).toMatchObject({ status: 429, body: { code: 'prompts.changed_too_often' } });
  });

  it('is given with a company at its registration', async () => {
    const { body } = await app.call(api.createCompany, {
      as: ada,
      body: {
        company: { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.it', market: LECCE },
        prompts: [{ text: TEXT, persona: 'Sono un cuoco.' }],
      },
    });
    expect(body.company).toMatchObject({ market: { ...LECCE, name: 'Lecce, Italia' } });
    expect(body.company.prompts[0]).toMatchObject({ persona: 'Sono un cuoco.', market: LECCE });
    await app.settleJobs();
    expect(openai.asked.map(({ text, place }) => [text, place])).toEqual([
      [`Sono un cuoco. ${TEXT}`, 'Lecce'],
    ]);
  });
});

describe('who asks', () => {
  it('is sent as the person’s first words; another one is a new series, and shown with the prompt', async () => {
    const { prompt } = await createCompany(app, ada, { prompts: [TEXT] });
    await app.settleJobs();
    const { body } = await app.call(
      api.changePrompt,
      change(prompt.id, { persona: 'Ho due figli.\n\u0007' }),
    );
    expect(body.prompt).toMatchObject({ persona: 'Ho due figli.', series: 2 });
    await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    await app.settleJobs();
    expect(openai.asked.at(-1)?.text).toBe(`Ho due figli. ${TEXT}`);
    const kept = await app.call(api.changePrompt, change(prompt.id, {}));
    expect(kept.body.prompt).toMatchObject({ persona: 'Ho due figli.', series: 2 });
    for (const nobody of [null, '', '   ']) {
      const { persona } = (await app.call(api.changePrompt, change(prompt.id, { persona: nobody }))).body
        .prompt;
      expect(persona).toBeNull();
    }
    expect((await findPrompt(app, ada, prompt.id)).series).toBe(3);
  });

  it.each([
    ['10,000 characters', 'a'.repeat(10_000)],
    ['nothing to read', '\u200d\u2060'],
    ['a NUL', 'a\0b'],
    ['half a character', '\ud800'],
  ])('is not %s', async (_, persona) => {
    const { company, prompt } = await createCompany(app, ada, { prompts: [TEXT] });
    for (const refused of [
      await app.callRefused(api.changePrompt, change(prompt.id, { persona })),
      await app.callRefused(api.addPrompts, add(company.id, { text: 'Altro?', persona })),
    ])
      expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('makes a question one that names the company', async () => {
    const { prompt } = await createCompany(app, ada, { prompts: [TEXT] });
    const { body } = await app.call(
      api.changePrompt,
      change(prompt.id, { persona: 'Sono cliente di Hosting Rossi.' }),
    );
    expect(body.prompt.namesOwnCompany).toBe(true);
  });
});

describe('where a question is shown', () => {
  it('a report says who asks it and where', async () => {
    const { company } = await createCompany(app, ada, { prompts: [TEXT] });
    app.clock.advance({ minutes: 1 });
    await app.call(api.addPrompts, add(company.id, { markets: [SPAIN], persona: 'Sono un cuoco.' }));
    const { user } = ada;
    const { prompts } = await takeSnapshot(app.ctx, {
      userId: toId(user.id),
      companyId: toId(company.id),
    });
    expect(prompts.map(({ asked }) => asked)).toEqual([
      null,
      'Spagna, in spagnolo · chi chiede: «Sono un cuoco.»',
    ]);
  });
});
