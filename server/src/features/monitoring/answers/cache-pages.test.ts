import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toId } from '#lib/ids';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';
import { createPagesCache } from './cache-pages.ts';
import { listAnswers } from './list-answers.ts';
import type { AskedAnswers } from './load-answer-page.ts';

let app: TestApp;
let ada: SignedInUser;
let promptId: string;

beforeAll(async () => {
  const reply = () => answerNaming('Aruba', 'Keliweb');
  app = await startTestApp({
    engines: [createScriptedEngine({ reply })],
    env: { ANSWERS_PER_ANALYSIS: '4' },
  });
  ada = await registerWithPlan(app, 'business');
  promptId = (await createCompany(app, ada)).prompt.id;
  await app.settleJobs();
});
afterAll(() => app.stop());

const ask = (query: AskedAnswers['query'], of = ada): AskedAnswers => ({
  userId: toId(of.user.id),
  promptId: toId(promptId),
  query,
});

it('gives the very same bytes for the same answers, and others once one of them is read anew or gone', async () => {
  const pages = { db: app.ctx.db, cache: createPagesCache() };
  const read = async (query: AskedAnswers['query']) => {
    const page = await listAnswers(pages, ask(query));
    if (!('cached' in page)) expect.fail('a page that is not cached');
    return (await page.cached.readForm(null)).bytes;
  };
  const first = await read({ limit: 3 });
  expect(await read({ limit: 3 })).toBe(first);
  expect(await read({ limit: 2 })).not.toEqual(first);
  const changes = [
    sql`update analysis_results set language = 'it' where id = (select id from analysis_results
      order by created_at desc, id desc offset 1 limit 1)`,
    sql`delete from analysis_results where id = (select id from analysis_results
      order by created_at desc, id desc limit 1)`,
  ];
  for (const change of changes) {
    const before = await read({ limit: 3 });
    await app.ctx.db.execute(change);
    const after = await read({ limit: 3 });
    expect(after).not.toBe(before);
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId }, query: { limit: 3 } });
    expect(JSON.parse(after.toString())).toEqual(body);
  }
});

it('is cached for nobody who does not own the prompt', async () => {
  const pages = { db: app.ctx.db, cache: createPagesCache() };
  const page = await listAnswers(pages, ask({}));
  if ('cached' in page) await page.cached.readForm('br');
  const bruno = await app.openAccount();
  await expect(listAnswers(pages, ask({}, bruno))).rejects.toMatchObject({ code: 'prompts.not_found' });
});

it('caches no page whose name a caller may word freely: names have no end', async () => {
  const pages = { db: app.ctx.db, cache: createPagesCache() };
  expect(await listAnswers(pages, ask({ company: 'я'.repeat(500) }))).not.toHaveProperty('cached');
  const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId }, query: { limit: 1 } });
  expect(await listAnswers(pages, ask({ cursor: body.nextCursor ?? '' }))).not.toHaveProperty('cached');
});
