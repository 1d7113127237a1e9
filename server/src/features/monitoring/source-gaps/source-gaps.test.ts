import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeCompanyMonths, rebuildTallies } from '#features/measurements';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import type { AskedGaps } from './load-gap-scope.ts';

const SPA = 'Quale hosting per un negozio?';
const CHEAP = 'Quale hosting costa meno?';
const BRANDED = 'Hosting Rossi è affidabile?';
const DAYS = 12;
const GUIDE = `https://www.guidahosting.example/migliori?${'a'.repeat(1900)}`;

/** Where the guide is cited Aruba is named alone; where it is not, the own company beside it. */
const reply = ({ text, sample }: { text: string; sample: number }) => {
  const isGuided = text !== BRANDED && sample % 2 === 0;
  const said = isGuided
    ? 'Per un negozio online Aruba è la scelta più completa e costa poco. Anche Netsons va bene.'
    : 'Hosting Rossi offre assistenza in italiano tutti i giorni. In alternativa c’è Aruba con piani semplici.';
  return {
    ...answerText(said),
    citations: [
      {
        url: isGuided ? GUIDE : 'https://hosting-rossi.it/prezzi',
        title: isGuided ? 'I migliori hosting' : null,
        span: null,
      },
      { url: 'https://www.facebook.com/gruppo.hosting', title: null, span: null },
      { url: 'javascript:alert(1)', title: 'No', span: null },
      { url: 'https://co.uk/', title: 'No', span: null },
    ],
  };
};

let app: TestApp;
let user: SignedInUser;
let companyId: string;
let promptIds: Map<string, string>;
beforeAll(async () => {
  app = await startTestApp({
    engines: [createScriptedEngine({ id: 'openai', reply }), createScriptedEngine({ id: 'google', reply })],
    env: { ANSWERS_PER_ANALYSIS: '4' },
  });
  user = await registerWithPlan(app, 'guru');
  const { company } = await createCompany(app, user, { prompts: [SPA, CHEAP, BRANDED] });
  companyId = company.id;
  promptIds = new Map(company.prompts.map(({ id, text }) => [text, id]));
  await app.settleJobs();
  for (let day = 1; day < DAYS; day += 1) {
    app.clock.advance({ days: 1 });
    user = await app.renew(user);
    for (const { id } of company.prompts)
      await app.call(api.startAnalysis, { as: user, body: { promptId: id } });
    await app.settleJobs();
  }
  user = await app.renew(user);
}, 120_000);
afterAll(() => app.stop());

type Query = AskedGaps['query'];
const read = async (query: Query = {}) =>
  (await app.call(api.getSourceGaps, { as: user, params: { companyId }, query })).body;
const findSource = async (name: string, query: Query = {}) =>
  (await read(query)).sources.find(({ source }) => source === name) ?? expect.fail(`${name} is not shown`);

describe('the sources of answers with and without the company', () => {
  it('are counted as the rows of the answers say, without the prompts that name it', async () => {
    const gaps = await read();
    const { rows } = await app.ctx.db.execute<{ n: number; own: number }>(sql`
      select count(*)::int as n, count(*) filter (where brand_present)::int as own
      from analysis_results r join prompts p on p.id = r.prompt_id
      where r.status = 'ok' and not p.names_own_company`);
    expect(gaps).toMatchObject({
      without: { percent: 50, n: rows[0]?.n },
      withAnswers: rows[0]?.own,
      withoutAnswers: (rows[0]?.n ?? 0) - (rows[0]?.own ?? 0),
      prompts: 2,
      engines: ['google', 'openai'],
      otherSources: 0,
    });
    expect(gaps.rivals.map(({ name, answers }) => [name, answers])).toEqual([
      ['Aruba', gaps.withoutAnswers],
      ['Netsons', gaps.withoutAnswers],
    ]);
  });

  it('show first what is proven to be cited where a rival is named alone, with the answer’s sentence', async () => {
    const [first] = (await read()).sources;
    expect(first).toMatchObject({
      source: 'guidahosting.example',
      url: GUIDE,
      title: 'I migliori hosting',
      kind: 'other',
      isKindChosen: false,
      prompts: 2,
      without: { percent: 100 },
      with: { percent: 0 },
      verdict: 'more_without',
      example: {
        quote: 'Per un negozio online Aruba è la scelta più completa e costa poco',
        rival: { name: 'Aruba' },
      },
    });
    const page = await app.call(api.listAnswers, {
      as: user,
      params: { promptId: first?.example?.promptId ?? '' },
      query: { limit: 50 },
    });
    expect(page.body.results.map(({ id }) => id)).toContain(first?.example?.resultId);
  });

  it('are told apart by whose page they are; what belongs to no site is left out', async () => {
    const { sources } = await read();
    expect(sources.map(({ source, kind, verdict }) => [source, kind, verdict])).toEqual([
      ['guidahosting.example', 'other', 'more_without'],
      ['facebook.com/gruppohosting', 'social', 'within_variability'],
      ['hosting-rossi.it', 'own', 'more_with'],
    ]);
  });

  it('are those of chosen engines, prompts, days and rivals; what nobody knows is left out of the choice', async () => {
    const cheap = promptIds.get(CHEAP) ?? '';
    const one = await read({ engines: 'openai', prompts: cheap });
    expect(one).toMatchObject({ engines: ['openai'], prompts: 1, without: { n: DAYS * 4 } });
    expect((await read({ engines: 'einstein' })).engines).toEqual(['google', 'openai']);
    expect((await read({ rival: 'netsons' })).withoutAnswers).toBe((await read()).withoutAnswers);
    expect(await read({ rival: 'nessuno' })).toMatchObject({ withoutAnswers: 0 });
    const empty = await read({ period: 'custom', from: '2020-01-01', to: '2020-01-07' });
    expect(empty).toMatchObject({ without: { percent: null, n: 0 }, sources: [], otherSources: 0 });
  });

  it('are those of the prompts with one of the chosen labels', async () => {
    const label = { subject: 'prompt' as const, name: 'Prezzo', colour: 'ochre' as const };
    const { body } = await app.call(api.createLabel, { as: user, body: label });
    const promptIdsOfLabel = [promptIds.get(CHEAP) ?? ''];
    const put = { promptIds: promptIdsOfLabel, add: [body.label.id], remove: [] };
    await app.call(api.setPromptLabels, { as: user, body: put });
    expect(await read({ labels: body.label.id })).toMatchObject({ prompts: 1 });
    const asked = { as: user, params: { companyId }, query: { labels: companyId } };
    expect((await app.callRefused(api.getSourceGaps, asked)).body.code).toBe('history.not_measured');
  });

  it('have no verdict over two days', async () => {
    const { lastDay } = await read();
    const source = await findSource('guidahosting.example', { period: 'custom', from: lastDay, to: lastDay });
    expect(source).toMatchObject({ verdict: 'too_few', difference: null });
  });

  it('are the same after everything is added up anew', async () => {
    const before = await read();
    await rebuildTallies(app.ctx);
    await app.ctx.db.execute(sql`update list_revisions set revision = revision + 1`);
    expect(await read()).toEqual(before);
  });

  it('refuses reversed days, and days that do not exist', async () => {
    const refuse = async (query: Query) =>
      (await app.callRefused(api.getSourceGaps, { as: user, params: { companyId }, query })).body.code;
    expect(await refuse({ period: 'custom', from: '2026-03-02', to: '2026-03-01' })).toBe(
      'history.reversed_period',
    );
    expect(await refuse({ from: '2026-02-30' })).toBe('request.invalid');
  });
});

describe('the prompts one by one', () => {
  it('say who stands in the company’s place and which source sets these answers apart', async () => {
    const { body } = await app.call(api.listPromptGaps, { as: user, params: { companyId }, query: {} });
    expect(body.prompts.map(({ promptId }) => promptId).sort()).toEqual(
      [promptIds.get(SPA), promptIds.get(CHEAP)].sort(),
    );
    for (const prompt of body.prompts)
      expect(prompt).toMatchObject({
        without: { percent: 50, n: DAYS * 8 },
        rival: { name: 'Aruba' },
        source: { source: 'guidahosting.example' },
      });
  });
});

describe('the kind of a source', () => {
  const choose = (kind: 'directory' | 'press' | null, source = 'guidahosting.example') =>
    app.call(api.setSourceKind, { as: user, params: { companyId }, body: { source, kind } });

  it('is what the owner of the company says, until it is taken back', async () => {
    await choose('directory');
    expect(await findSource('guidahosting.example')).toMatchObject({ kind: 'directory', isKindChosen: true });
    await choose('press');
    expect(await findSource('guidahosting.example')).toMatchObject({ kind: 'press' });
    await choose(null);
    expect(await findSource('guidahosting.example')).toMatchObject({ kind: 'other', isKindChosen: false });
  });

  it('is refused where it is none', async () => {
    for (const body of [
      { source: ' ', kind: 'press' },
      { source: 'a.it', kind: 'giornale' },
      { source: 'a'.repeat(2000), kind: null },
    ]) {
      const { statusCode } = await app.server.inject({
        method: 'PUT',
        url: `/api/companies/${companyId}/source-kinds`,
        headers: { authorization: `Bearer ${user.accessToken}` },
        payload: body,
      });
      expect(statusCode).toBe(400);
    }
  });
});

describe('the sums of a company’s months', () => {
  it('show the same as the answers, of a year and prompt by prompt, of any engine and prompt', async () => {
    const spa = promptIds.get(SPA) ?? '';
    const views = [
      { period: 'year' },
      { period: 'year', engines: 'google' },
      { period: 'year', prompts: spa },
      { period: 'year', rival: 'netsons' },
      { period: 'year', prompts: [spa, promptIds.get(BRANDED)].join(',') },
    ] as const;
    const readAll = async () => {
      const seen = [];
      for (const query of views) {
        const asked = { as: user, params: { companyId }, query };
        seen.push([await read(query), (await app.call(api.listPromptGaps, asked)).body]);
      }
      return seen;
    };
    const before = await readAll();
    app.clock.advance({ days: 40 });
    expect(await mergeCompanyMonths(app.ctx, { minPrompts: 1 })).toBeGreaterThan(0);
    const { rows } = await app.ctx.db.execute<{ n: number }>(
      sql`select count(answer_sums)::int as n from company_months where company_id = ${companyId}`,
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
    await app.ctx.db.execute(sql`update list_revisions set revision = revision + 1`);
    user = await app.renew(user);
    expect(await readAll()).toEqual(before);
  });

  it('are added up where a build before left them out', async () => {
    await app.ctx.db.execute(sql`update company_months set answer_words = null, answer_sums = null`);
    expect(await mergeCompanyMonths(app.ctx, { minPrompts: 1 })).toBeGreaterThan(0);
    expect(await mergeCompanyMonths(app.ctx, { minPrompts: 1 })).toBe(0);
  });
});

describe('an account without the view', () => {
  it('is told which plans have it, and another’s company is not found', async () => {
    const stranger = await registerWithPlan(app, 'business');
    const asStranger = { as: stranger, params: { companyId }, query: {} };
    expect((await app.callRefused(api.getSourceGaps, asStranger)).status).toBe(404);
    expect((await app.callRefused(api.listPromptGaps, asStranger)).status).toBe(404);
    const choice = { params: { companyId }, body: { source: 'a.it', kind: null } };
    expect((await app.callRefused(api.setSourceKind, { as: stranger, ...choice })).status).toBe(404);
    await grantPlan(app, user, 'pro');
    const asked = { as: user, params: { companyId }, query: {} };
    const refused = await app.callRefused(api.getSourceGaps, asked);
    expect(refused.body).toMatchObject({
      code: 'source_gaps.not_in_plan',
      message: '«Perché loro» è compreso nei piani Guru e Business.',
    });
    expect((await app.callRefused(api.listPromptGaps, asked)).status).toBe(403);
    expect((await app.callRefused(api.setSourceKind, { as: user, ...choice })).status).toBe(403);
  });
});
