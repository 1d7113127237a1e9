import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeCompanyMonths, rebuildTallies } from '#features/measurements';
import { addDays } from '#lib/rome-time';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

import type { AskedPeriod } from '../periods/load-period.ts';

const HOTELS = 'Un albergo a Lecce?';
const HOSTING = 'Qual è il miglior hosting?';
const BRANDED = 'Hosting Rossi è affidabile?';
const DAYS = 14;

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
let promptIds: Map<string, string>;

/** Two weeks over the end of a month and a change of clocks: named by nobody in the first, beside Aruba in the second. */
beforeAll(async () => {
  let day = 1;
  const reply = ({ text }: { text: string }) => {
    if (text === HOTELS) return answerNaming('Aruba', 'Netsons');
    return text === HOSTING && day <= 7 ? answerNaming('Aruba') : answerNaming('Hosting Rossi', 'Aruba');
  };
  app = await startTestApp({
    engines: [createScriptedEngine({ id: 'openai', reply }), createScriptedEngine({ id: 'google', reply })],
    env: { ANSWERS_PER_ANALYSIS: '2' },
  });
  app.clock.set(new Date('2026-03-24T09:00:00Z'));
  const user = await registerWithPlan(app, 'business');
  const { company } = await createCompany(app, user, { prompts: [HOSTING, HOTELS, BRANDED] });
  companyId = company.id;
  promptIds = new Map(company.prompts.map(({ id, text }) => [text, id]));
  await app.settleJobs();
  for (day = 2; day <= DAYS; day += 1) {
    app.clock.advance({ days: 1 });
    const as = await app.renew(user);
    for (const { id } of company.prompts) {
      await app.call(api.startAnalysis, { as, body: { promptId: id } });
      await app.settleJobs();
    }
  }
  ada = await app.renew(user);
}, 120_000);
afterAll(() => app.stop());

type Query = AskedPeriod['query'];
const read = async (query: Query = {}) =>
  (await app.call(api.getCompanyHistory, { as: ada, params: { companyId }, query })).body;

describe('a company’s history', () => {
  it('counts what the rows of its answers say, without the prompts that name it', async () => {
    const history = await read();
    const { rows } = await app.ctx.db.execute<{ n: number; own: number }>(sql`
      select count(*)::int as n, count(*) filter (where brand_present)::int as own
      from analysis_results r join prompts p on p.id = r.prompt_id
      where r.status = 'ok' and not p.names_own_company`);
    expect({ n: history.responses, own: history.mentions }).toEqual(rows[0]);
    const [own, ...rivals] = history.lines;
    expect(own).toMatchObject({ name: 'Hosting Rossi', isOwn: true });
    expect(own?.points.at(-1)).toEqual({ day: history.lastDay, mentions: 28, responses: 56 });
    expect(rivals.map(({ name }) => name)).toEqual(['Aruba', 'Netsons']);
    expect(rivals[0]?.points.at(-1)).toMatchObject({ mentions: 56, responses: 56 });
  });

  it('compares the last week with the first one of a young company, and proves the change once for all it shows', async () => {
    const { numbers, rivals, channels, compared } = await read();
    expect(compared.earlier.lastDay < compared.later.firstDay).toBe(true);
    expect(numbers.mentionRate).toMatchObject({
      verdict: 'rising',
      earlier: { percent: 0, n: 56 },
      later: { percent: 50, n: 56 },
    });
    expect(numbers.position).toMatchObject({ verdict: 'too_few', later: { value: 1, n: 28 } });
    expect(rivals.find(({ name }) => name === 'Aruba')?.rate).toMatchObject({
      verdict: 'within_variability',
    });
    expect(channels.map(({ engine, rate }) => [engine, rate.verdict])).toEqual([
      ['google', 'rising'],
      ['openai', 'rising'],
    ]);
  });

  it('says whom the company is named beside, and who comes first', async () => {
    expect((await read()).companions).toMatchObject([
      {
        name: 'Aruba',
        together: { percent: 100, n: 28 },
        ownFirst: { percent: 100, n: 28 },
        prompts: 1,
        verdict: 'own_first',
      },
    ]);
  });

  it('quotes what answers say of both, word for word, and counts those without any of them', async () => {
    const [aruba] = (await read()).companions;
    const keys = `${aruba?.key ?? ''}\nnessuno`;
    const { body } = await app.call(api.getCompanionDetails, {
      as: ada,
      params: { companyId },
      query: { keys },
    });
    expect(body).toMatchObject({ mentions: 28, withoutAny: 0 });
    expect(body.companions.map(({ key }) => key)).toEqual([aruba?.key, 'nessuno']);
    const [beside, nobody] = body.companions;
    expect(nobody?.sentences).toEqual([]);
    for (const { resultId, quote } of beside?.sentences ?? []) {
      const { rows } = await app.ctx.db.execute<{ text: string }>(
        sql`select text from answer_texts where result_id = ${resultId}`,
      );
      expect(rows[0]?.text.replace(/[*_]/g, '')).toContain(quote);
    }
    const alone = await app.call(api.getCompanionDetails, {
      as: ada,
      params: { companyId },
      query: { keys: 'netsons', engines: 'google' },
    });
    expect(alone.body).toMatchObject({ mentions: 14, withoutAny: 14 });
    const asked = { as: ada, params: { companyId } };
    const none = await app.call(api.getCompanionDetails, { ...asked, query: { keys: '' } });
    expect(none.body).toEqual({ mentions: 28, withoutAny: 28, companions: [] });
    const long = { keys: 'a'.repeat(4001) };
    expect((await app.callRefused(api.getCompanionDetails, { ...asked, query: long })).status).toBe(400);
    const stranger = await registerWithPlan(app, 'pro');
    const foreign = { as: stranger, params: { companyId }, query: { keys: 'a' } };
    expect((await app.callRefused(api.getCompanionDetails, foreign)).status).toBe(404);
  });

  it('is that of chosen engines and prompts; what nobody knows is left out of the choice', async () => {
    const hotels = promptIds.get(HOTELS) ?? '';
    const one = await read({ engines: 'openai', prompts: hotels });
    expect(one).toMatchObject({ responses: 28, mentions: 0, engines: ['openai'] });
    const branded = promptIds.get(BRANDED) ?? '';
    expect(await read({ prompts: branded })).toMatchObject({ mentions: 56, responses: 56 });
    expect((await read({ engines: 'einstein' })).responses).toBe(112);
  });

  it('is that of the prompts with one of the chosen labels', async () => {
    const label = { subject: 'prompt' as const, name: 'Alberghi', colour: 'ochre' as const };
    const { body } = await app.call(api.createLabel, { as: ada, body: label });
    const promptIdsOf = (...texts: string[]) => texts.map((text) => promptIds.get(text) ?? '');
    const put = { promptIds: promptIdsOf(HOTELS, BRANDED), add: [body.label.id], remove: [] };
    await app.call(api.setPromptLabels, { as: ada, body: put });
    // The question with the own name counts only where it is chosen itself.
    expect(await read({ labels: body.label.id })).toMatchObject({ responses: 56, mentions: 0 });
    const chosen = { labels: body.label.id, prompts: promptIdsOf(BRANDED).join(',') };
    expect(await read(chosen)).toMatchObject({ responses: 56, mentions: 56 });
    const none = { as: ada, params: { companyId }, query: { labels: companyId } };
    expect((await app.callRefused(api.getCompanyHistory, none)).body.code).toBe('history.not_measured');
  });

  it('of days without an answer has gaps and no verdict', async () => {
    const empty = await read({ period: 'custom', from: '2020-01-01', to: '2020-01-07' });
    expect(empty.responses).toBe(0);
    expect(empty.lines[0]?.points.every(({ responses }) => responses === 0)).toBe(true);
    expect(empty.numbers.mentionRate).toMatchObject({ verdict: 'too_few', later: { percent: null, n: 0 } });
  });

  it('takes a century, a month and a year, and refuses days that do not exist or are reversed', async () => {
    for (const query of [
      { period: 'custom', from: '1926-01-01', to: '2026-12-31' },
      { period: 'month' },
      { period: 'year' },
      { period: '12w' },
    ] as const) {
      const { lines } = await read(query);
      expect(lines[0]?.points.length).toBeLessThanOrEqual(60);
      expect(lines[0]?.points.length).toBeGreaterThan(0);
    }
    const refuse = async (query: Query) =>
      (await app.callRefused(api.getCompanyHistory, { as: ada, params: { companyId }, query })).body.code;
    expect(await refuse({ period: 'custom', from: '2026-03-02', to: '2026-03-01' })).toBe(
      'history.reversed_period',
    );
    expect(await refuse({ from: '2026-02-30' })).toBe('request.invalid');
    expect(await refuse({ from: '2026-02-01T12:00' })).toBe('request.invalid');
  });

  it('leaves out a prompt that was deleted, and compares nothing of a company of one day', async () => {
    const young = await registerWithPlan(app, 'pro');
    const { company } = await createCompany(app, young, { prompts: [HOSTING, HOTELS] });
    await app.settleJobs();
    const asked = { as: young, params: { companyId: company.id } };
    const first = (await app.call(api.getCompanyHistory, { ...asked, query: {} })).body;
    expect(first.firstDay).toBe(first.lastDay);
    expect(first.numbers.mentionRate).toMatchObject({ verdict: 'too_few', difference: null });
    const gone = company.prompts.find(({ text }) => text === HOTELS)?.id ?? '';
    await app.call(api.deletePrompt, { as: young, params: { promptId: gone } });
    await app.settleJobs();
    const after = (await app.call(api.getCompanyHistory, { ...asked, query: {} })).body;
    expect([first.responses, after.responses]).toEqual([8, 4]);
    const chosen = { ...asked, query: { prompts: gone } };
    expect((await app.callRefused(api.getCompanyHistory, chosen)).body.code).toBe('history.not_measured');
  });

  it('is nobody else’s, and none before the first analysis', async () => {
    const stranger = await registerWithPlan(app, 'pro');
    const asStranger = { as: stranger, params: { companyId }, query: {} };
    expect((await app.callRefused(api.getCompanyHistory, asStranger)).status).toBe(404);
    const { company } = await createCompany(app, stranger, { name: 'Nuova' });
    const own = { as: stranger, params: { companyId: company.id }, query: {} };
    expect((await app.callRefused(api.getCompanyHistory, own)).body.code).toBe('history.not_measured');
    await app.settleJobs();
    // A question with the own name makes no rate: the sentence must not promise that any analysis will do.
    const branded = await registerWithPlan(app, 'pro');
    const alone = await createCompany(app, branded, { prompts: [BRANDED] });
    await app.settleJobs();
    const refused = await app.callRefused(api.getCompanyHistory, {
      as: branded,
      params: { companyId: alone.company.id },
      query: {},
    });
    expect(refused.body.code).toBe('history.not_measured');
    expect(refused.body.message).toContain('che non contiene il nome dell’azienda');
  });
});

describe('a company’s history, however it is read', () => {
  let firstDay: string;
  beforeAll(async () => {
    firstDay = (await read()).firstDay ?? '';
  });
  const listQueries = (): Query[] => [
    {},
    { period: 'year' },
    { engines: 'google' },
    { period: 'month', from: firstDay },
    { period: 'custom', from: addDays(firstDay, 1), to: addDays(firstDay, 3) },
    { period: 'custom', from: addDays(firstDay, 2), to: addDays(firstDay, 12) },
  ];
  const readAll = async () => {
    await app.ctx.db.execute(sql`update list_revisions set revision = revision + 1`);
    ada = await app.renew(ada);
    const histories = [];
    for (const query of listQueries()) histories.push(await read(query));
    return histories;
  };
  /** Drops what is packed, from the figures of the newest month to those of all. */
  const unpack = () =>
    app.ctx.db.execute(sql`update monthly_tallies set packed_days = null, packed_names = null`);

  it('is the same from packed months, from columns, from months packed anew and from sums of the company', async () => {
    const packed = await readAll();
    expect(packed[0]?.companions).toHaveLength(1);
    await unpack();
    expect(await readAll()).toEqual(packed);
    app.clock.advance({ days: 31 });
    expect(await mergeCompanyMonths(app.ctx, { minPrompts: 1 })).toBeGreaterThan(0);
    expect(await readAll()).toEqual(packed);
    await app.ctx.db.execute(sql`update company_months set prompt_ids = null`);
    expect(await readAll()).toEqual(packed);
    // A month of the build before is added up anew.
    expect(await mergeCompanyMonths(app.ctx, { minPrompts: 1 })).toBeGreaterThan(0);
    expect(await readAll()).toEqual(packed);
  });

  it('leaves the same out of its comparison: a prompt another model began to answer', async () => {
    await app.ctx.db.execute(sql`
      update analysis_results set model = 'another' where day < ${addDays(firstDay, 7)} and engine = 'openai'
        and prompt_id = ${promptIds.get(HOTELS)}`);
    await rebuildTallies(app.ctx);
    const fromPrompts = await readAll();
    expect(fromPrompts[0]?.numbers.mentionRate.later).toMatchObject({ n: 42 });
    expect(await mergeCompanyMonths(app.ctx, { minPrompts: 1 })).toBeGreaterThan(0);
    expect(await readAll()).toEqual(fromPrompts);
    await unpack();
    expect(await readAll()).toEqual(fromPrompts);
  });

  it('packs whom the newest month names, and no month before it', async () => {
    await app.ctx.db.execute(sql`delete from monthly_tallies`);
    await rebuildTallies(app.ctx);
    const { rows } = await app.ctx.db.execute<{ month: string; days: number; names: number }>(sql`
      select month::text as month, count(packed_days)::int as days, count(packed_names)::int as names
      from monthly_tallies where company_id = ${companyId} group by month order by month`);
    expect(rows.map(({ days }) => days)).toEqual(rows.map(() => promptIds.size));
    expect(rows.map(({ names }) => names)).toEqual([0, promptIds.size]);
  });
});
