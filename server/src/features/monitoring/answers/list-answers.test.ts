import { brotliDecompressSync } from 'node:zlib';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, findPrompt, registerWithPlan } from '../../../../test/monitoring-scene.ts';
import {
  answerNaming,
  answerText,
  createScriptedEngine,
  noAnswer,
} from '../../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../../test/start-test-app.ts';

const HOSTILE =
  '**Aruba** <script>alert(1)</script> ![pixel](https://spia.example/p.gif) [qui](javascript:alert(1)) \u202Eabc';

let app: TestApp;
let ada: SignedInUser;
let promptId: string;
let companyId: string;

/** ChatGPT names Hosting Rossi in three of five answers; Perplexity never, and brings every other outcome. */
beforeAll(async () => {
  const chatgpt = createScriptedEngine({
    id: 'openai',
    reply: ({ sample }) =>
      sample <= 3 ? answerNaming('Aruba', 'Hosting Rossi') : answerNaming('Aruba', 'Keliweb'),
  });
  const perplexity = createScriptedEngine({
    id: 'perplexity',
    reply: ({ sample }) => {
      if (sample === 1) return answerText(HOSTILE);
      if (sample === 2) return answerText('Mi dispiace, non posso aiutarti.', 'refused');
      if (sample === 3) return answerText('', 'empty');
      return sample === 4 ? noAnswer('timeout') : answerNaming('Keliweb', 'Netsons');
    },
  });
  app = await startTestApp({ engines: [chatgpt, perplexity], env: { ANSWERS_PER_ANALYSIS: '5' } });
  ada = await registerWithPlan(app, 'business');
  const { prompt, company } = await createCompany(app, ada);
  promptId = prompt.id;
  companyId = company.id;
  await app.settleJobs();
});
afterAll(() => app.stop());

type Query = NonNullable<Parameters<typeof app.call<typeof api.listAnswers>>[1]['query']>;
const list = async (query: Query, as = ada) => {
  const { body } = await app.call(api.listAnswers, { as, params: { promptId }, query });
  return body;
};
const listCurrent = (query: Query) => list({ scope: 'standing', ...query });

describe('the answers behind a number', () => {
  it('are as many as the number says, for every company of the table', async () => {
    const [numbers] = (await findPrompt(app, ada, promptId)).monitoringData;
    expect(numbers?.mentionedCompanies.length).toBeGreaterThan(3);
    for (const row of numbers?.mentionedCompanies ?? []) {
      const company = row.isOwn ? {} : { company: row.key };
      const { total, results } = await listCurrent({ ...company, presence: 'named' });
      expect({ name: row.name, total }).toEqual({ name: row.name, total: row.mentions });
      expect(results).toHaveLength(row.mentions);
      expect(
        results.every(({ companies }) =>
          companies.some(({ key, isOwn }) => (row.isOwn ? isOwn : key === row.key)),
        ),
      ).toBe(true);
      const { total: without } = await listCurrent({ ...company, presence: 'absent' });
      expect((total ?? 0) + (without ?? 0)).toBe(numbers?.totalResponses);
    }
  });

  it('tell those that do not count apart, each with its reason', async () => {
    const { total, results } = await listCurrent({ presence: 'uncounted' });
    expect(total).toBe(3);
    expect(Object.fromEntries(results.map(({ status, failure }) => [status, failure]))).toEqual({
      refused: 'Il motore ha rifiutato di rispondere a questa domanda.',
      empty: 'Il motore ha dato una risposta vuota.',
      failed: 'Il motore non ha risposto in tempo.',
    });
    expect(
      results.every(({ companies, brandPresent }) => companies.length === 0 && brandPresent === null),
    ).toBe(true);
  });

  it('can be those of one engine, page by page', async () => {
    const first = await listCurrent({ engine: 'openai', presence: 'named', limit: 2 });
    expect(first).toMatchObject({ total: 3, results: [{ engine: 'openai' }, { engine: 'openai' }] });
    const second = await listCurrent({
      engine: 'openai',
      presence: 'named',
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    expect(second).toMatchObject({ total: 3, nextCursor: null });
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect((await listCurrent({ engine: 'perplexity', presence: 'named' })).total).toBe(0);
    expect((await listCurrent({ engine: 'google' })).results).toEqual([]);
  });

  it('travel as they came: nothing in them is cleaned away, nothing is carried out', async () => {
    const { results } = await list({ engine: 'perplexity', company: 'aruba', presence: 'named' });
    expect(results.map(({ answer }) => answer)).toEqual([HOSTILE]);
    const [span] = results[0]?.companies.find(({ name }) => name === 'Aruba')?.spans ?? [];
    expect(HOSTILE.slice(span?.start, span?.end)).toBe('Aruba');
  });

  it('travel compressed to who accepts it, and are the newest also when read again', async () => {
    const bruno = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, bruno);
    await app.settleJobs();
    const asked = { as: bruno, params: { promptId: prompt.id }, query: { limit: 10 } };
    const read = async () => {
      const { headers, rawPayload } = await app.server.inject({
        url: api.listAnswers.path.replace(':promptId', prompt.id),
        query: { limit: '10' },
        headers: { authorization: `Bearer ${bruno.accessToken}`, 'accept-encoding': 'gzip, deflate, br' },
      });
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      return api.listAnswers.responses[200].parse(JSON.parse(String(brotliDecompressSync(rawPayload))));
    };
    const [first, again] = await Promise.all([read(), read()]);
    expect(again).toEqual(first);
    expect(first).toEqual((await app.call(api.listAnswers, asked)).body);
    await app.call(api.startAnalysis, { as: bruno, body: { promptId: prompt.id } });
    await app.settleJobs();
    const newer = await read();
    expect(newer).toEqual((await app.call(api.listAnswers, asked)).body);
    expect(newer.results.map(({ id }) => id)).not.toEqual(first.results.map(({ id }) => id));
  });

  it('can be those of some days, counted, with either end open', async () => {
    const { lastDay } = (await app.call(api.getCompanyHistory, { as: ada, params: { companyId }, query: {} }))
      .body;
    const today = lastDay ?? '';
    const before = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    const all = (await list({})).results.length;
    expect((await list({ from: today, to: today })).total).toBe(all);
    expect((await list({ from: today })).total).toBe(all);
    expect((await list({ to: before })).total).toBe(0);
    expect((await list({ from: '1000-01-01', to: '9999-12-31', presence: 'named' })).total).toBe(3);
  });

  it('leave out what the thirty days leave out, which all answers still show', async () => {
    await app.ctx.db.execute(
      sql`update analysis_results set day = day - 40, created_at = created_at - interval '40 days' where engine = 'openai' and sample = 1`,
    );
    expect((await listCurrent({ presence: 'named' })).total).toBe(2);
    const all = await list({ presence: 'named' });
    expect(all.total).toBeNull();
    expect(all.results).toHaveLength(3);
  });

  it('refuses days that do not exist or are reversed', async () => {
    const refuse = async (query: Query) =>
      (await app.callRefused(api.listAnswers, { as: ada, params: { promptId }, query })).body.code;
    expect(await refuse({ from: '2026-03-02', to: '2026-03-01' })).toBe('answers.reversed_days');
    for (const from of ['2026-02-30', '0000-01-01', 'ieri', '2026-3-1'])
      expect(await refuse({ from })).toBe('request.invalid');
  });

  it('are nobody else’s, whatever the filter', async () => {
    const stranger = await app.openAccount();
    for (const query of [
      { scope: 'standing' },
      { company: 'aruba', presence: 'named' },
      { engine: 'openai' },
    ] as const) {
      const { status, body } = await app.callRefused(api.listAnswers, {
        as: stranger,
        params: { promptId },
        query,
      });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'prompts.not_found' });
    }
  });

  it.each([
    { presence: 'perhaps' },
    { engine: 'altavista' },
    { scope: 'yesterday' },
    { company: '' },
    { company: 'a\0b' },
    { company: 'x'.repeat(501) },
  ])('refuse a filter that means nothing: %j', async (query) => {
    const address = `${api.listAnswers.path.replace(':promptId', promptId)}?${new URLSearchParams(Object.entries(query)).toString()}`;
    const answer = await app.server.inject({
      method: 'GET',
      url: address,
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    expect(answer.statusCode).toBe(400);
  });
});

it('a prompt whose first analysis is still to end has no answers behind numbers yet', async () => {
  const eva = await registerWithPlan(app, 'business');
  const { prompt } = await createCompany(app, eva);
  const { body } = await app.call(api.listAnswers, {
    as: eva,
    params: { promptId: prompt.id },
    query: { scope: 'standing' },
  });
  expect(body).toEqual({ results: [], nextCursor: null, total: 0 });
  await app.settleJobs();
});
