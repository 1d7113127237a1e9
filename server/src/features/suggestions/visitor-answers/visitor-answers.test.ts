import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createSiteReader, type SiteReader } from '#adapters/site-reader';
import { countRows } from '#test/monitoring-scene';
import {
  answerNaming,
  answerText,
  createScriptedEngine,
  noAnswer,
  type ScriptedEngine,
} from '#test/scripted-engine';
import { type SiteStandIn, startSite } from '#test/stand-ins/sites/site-server';
import { cutOffWriters } from '#test/test-database';
import { startTestApp, type TestApp, type TestAppOptions } from '#test/start-test-app';
import { purgeAnswers } from './purge-answers.ts';

const PAGE = `<!doctype html><html lang="it"><head><title>Trattoria Aurora — Ancona</title>
  <meta name="description" content="Cucina marchigiana e pesce fresco dal porto di Ancona.">
  <meta property="og:site_name" content="Trattoria Aurora"></head>
  <body><h1>Il pesce di oggi</h1><p>Prenota un tavolo nel nostro ristorante.</p></body></html>`;
const SITE = 'http://trattoria-aurora.example';
const EMPTY_SITE = 'http://vuoto.example';

let apps: TestApp[] = [];
let site: SiteStandIn | undefined;
let empty: SiteStandIn | undefined;
afterEach(async () => {
  for (const app of apps.toReversed()) await app.stop();
  await Promise.all([site?.close(), empty?.close()]);
  apps = [];
});

const named = () => answerNaming('Ristorante Emilia', 'Trattoria Aurora', 'Osteria del Porto');

async function start(options: TestAppOptions = {}): Promise<{
  app: TestApp;
  engine: ScriptedEngine;
  siteReader: SiteReader;
}> {
  site = await startSite({ '/': PAGE });
  empty = await startSite({ '/': '<!doctype html><html><head></head><body></body></html>' });
  const siteReader = createSiteReader({
    dnsServer: '127.0.0.1:1',
    localSites: new Map([
      ['trattoria-aurora.example', site],
      ['www.trattoria-aurora.example', site],
      ['altra-trattoria.example', site],
      ['vuoto.example', empty],
    ]),
    appUrl: 'https://citato.example',
  });
  const engine = createScriptedEngine({ reply: named });
  const app = await startTestApp({ siteReader, engines: [engine], ...options });
  apps.push(app);
  return { app, engine, siteReader };
}

const request = (app: TestApp, websiteUrl = SITE) =>
  app.call(api.requestVisitorAnswer, { body: { websiteUrl } });
const refuse = (app: TestApp, websiteUrl = SITE) =>
  app.callRefused(api.requestVisitorAnswer, { body: { websiteUrl } });
const inspect = async (app: TestApp, id: string) =>
  (await app.call(api.getVisitorAnswer, { params: { id } })).body;
const show = async (app: TestApp, websiteUrl = SITE) => {
  const { body } = await request(app, websiteUrl);
  await app.settleJobs();
  return inspect(app, body.id);
};
const listCalls = async (app: TestApp) =>
  (
    await app.ctx.db.execute<{ purpose: string; user_id: string | null; status: string; cost: string }>(
      sql`select purpose, user_id, status, cost_micro_dollars as cost from engine_calls`,
    )
  ).rows;

it('reads the site, asks one question that does not name it, and shows who the answer names', async () => {
  const { app, engine } = await start();
  const { status, body } = await request(app);
  expect(status).toBe(202);
  expect(body).toMatchObject({ status: 'reading', websiteUrl: SITE, question: null, answer: null });
  await app.settleJobs();
  const shown = await inspect(app, body.id);
  expect(shown).toMatchObject({
    status: 'answered',
    companyName: 'Trattoria Aurora',
    engine: 'openai',
    failure: null,
    askedAt: app.clock.now().toISOString(),
  });
  expect(shown.question).toMatch(/Ancona/);
  expect(shown.question).not.toMatch(/Aurora/);
  expect(engine.asked.map(({ text }) => text)).toEqual([shown.question]);
  expect(shown.companies.map(({ name, isOwn, position }) => [name, isOwn, position])).toEqual([
    ['Ristorante Emilia', false, 1],
    ['Trattoria Aurora', true, 2],
    ['Osteria del Porto', false, 3],
  ]);
  const own = shown.companies.find(({ isOwn }) => isOwn)?.spans[0];
  expect(shown.answer?.slice(own?.start, own?.end)).toBe('Trattoria Aurora');
  expect(await listCalls(app)).toEqual([{ purpose: 'visitor', user_id: null, status: 'ok', cost: '700' }]);
});

it('shows the next visitor of the site what is there, under www too, until a week has passed', async () => {
  const { app, engine } = await start();
  const first = await show(app);
  app.clock.advance({ days: 6 });
  const { status, body } = await request(app, 'http://www.trattoria-aurora.example/chi-siamo');
  expect(status).toBe(200);
  expect(body).toEqual(first);
  expect(engine.asked).toHaveLength(1);

  app.clock.advance({ days: 2 });
  expect(await app.callRefused(api.getVisitorAnswer, { params: { id: first.id } })).toMatchObject({
    status: 404,
    body: { code: 'visitor_answers.not_found' },
  });
  expect((await request(app)).status).toBe(202);
  await app.settleJobs();
  expect(engine.asked).toHaveLength(2);
});

it('makes one call for a hundred visitors of a site at once over two processes', async () => {
  const { app, engine, siteReader } = await start();
  const other = await startTestApp({ beside: app, engines: [engine], siteReader });
  apps.push(other);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => request(index % 2 === 0 ? app : other)),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  await Promise.all([app.settleJobs(), other.settleJobs()]);
  expect(engine.asked).toHaveLength(1);
  expect(site?.requests).toHaveLength(1);
});

it('leaves the connections to others while a hundred visitors ask for a site at once', async () => {
  const { app } = await start();
  const pool = app.ctx.db.$client;
  let most = 0;
  pool.on('acquire', () => (most = Math.max(most, pool.totalCount - pool.idleCount + pool.waitingCount)));
  const crowd = await Promise.all(Array.from({ length: 100 }, async () => request(app)));
  const [id = ''] = crowd.map(({ body }) => body.id);
  await Promise.all(Array.from({ length: 100 }, async () => inspect(app, id)));
  expect(most).toBeLessThanOrEqual(3);
});

it.each([
  ['a site nobody serves', 'http://non-esiste.example', 'unreachable'],
  ['a site without a word', EMPTY_SITE, 'unclear'],
])('asks nobody about %s, and looks again a minute later', async (_, websiteUrl, failure) => {
  const { app, engine } = await start();
  expect(await show(app, websiteUrl)).toMatchObject({
    status: 'failed',
    failure,
    question: null,
    askedAt: null,
  });
  expect((await request(app, websiteUrl)).status).toBe(200);
  app.clock.advance({ seconds: 61 });
  expect((await request(app, websiteUrl)).status).toBe(202);
  expect(engine.asked).toEqual([]);
  expect(await listCalls(app)).toEqual([]);
});

it.each([
  ['an engine that fails', noAnswer()],
  ['an engine that declines', answerText('Mi dispiace, non posso rispondere.', 'refused')],
  ['an answer without a word', answerText('', 'empty')],
])('pays %s once an hour at most, and asks again after it', async (_, reply) => {
  const engine = createScriptedEngine({ reply: (_, { call }) => (call === 1 ? reply : named()) });
  const { app } = await start({ engines: [engine] });
  const shown = await show(app);
  expect(shown).toMatchObject({ status: 'failed', failure: 'no_answer', answer: null });
  expect(shown.question).not.toBeNull();
  app.clock.advance({ minutes: 50 });
  expect(await show(app)).toEqual(shown);
  app.clock.advance({ minutes: 10 });
  expect(await show(app)).toMatchObject({ status: 'answered' });
  expect(engine.asked).toHaveLength(2);
});

it('shows an answer that names nobody as it is', async () => {
  const engine = createScriptedEngine({
    reply: () => answerText('Dipende dai gusti: conviene leggere le recensioni.'),
  });
  const { app } = await start({ engines: [engine] });
  expect(await show(app)).toMatchObject({ status: 'answered', companies: [] });
});

it('spends the visitors’ part of the day and no more, and leaves the rest to the customers', async () => {
  const engine = createScriptedEngine({ reply: named, estimatedCostMicroDollars: 10_000 });
  const { app } = await start({
    engines: [engine],
    env: { ENGINE_DAILY_BUDGET_CENTS: '100', VISITOR_ANSWERS_BUDGET_CENTS: '1' },
  });
  expect(await show(app)).toMatchObject({ status: 'answered' });
  const second = await show(app, 'http://altra-trattoria.example');
  expect(second).toMatchObject({ status: 'failed', failure: 'over_budget', askedAt: null });
  expect(engine.asked).toHaveLength(1);
  app.clock.advance({ days: 1 });
  expect(await show(app, 'http://altra-trattoria.example')).toMatchObject({ status: 'answered' });
});

it('asks no second time what a process that died had asked', async () => {
  const { app, engine } = await start();
  const { body } = await request(app);
  await app.ctx.db.execute(sql`
    update visitor_answers set status = 'asking', question = 'Dove si mangia bene?', called_at = now()`);
  await app.ctx.db.execute(sql`update jobs set kind = 'visitor-answers.ask-question'`);
  await app.settleJobs();
  expect(await inspect(app, body.id)).toMatchObject({ status: 'failed', failure: 'no_answer' });
  expect(engine.asked).toEqual([]);
});

it('begins ten sites a day from one address, and goes on showing those that are there', async () => {
  const { app } = await start({ env: { RATE_LIMIT_SCALE: '1' } });
  for (let number = 0; number < 10; number += 1) await request(app, `http://sito-${String(number)}.example`);
  expect(await refuse(app, 'http://sito-10.example')).toMatchObject({
    status: 429,
    body: { code: 'visitor_answers.daily_limit' },
  });
  expect((await request(app, 'http://sito-3.example')).status).toBe(200);
});

it('begins a site for the next visitor where the first may not, though both ask at once', async () => {
  const { app } = await start({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'true' } });
  const ask = async (address: string, websiteUrl: string) => {
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: api.requestVisitorAnswer.path,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      payload: JSON.stringify({ websiteUrl }),
    });
    return statusCode;
  };
  const usedUp = '203.0.113.1';
  for (let number = 0; number < 10; number += 1) await ask(usedUp, `http://sito-${String(number)}.example`);
  const both = await Promise.all([usedUp, '203.0.113.2'].map(async (address) => ask(address, SITE)));
  expect(both).toEqual([429, 202]);
});

it('uses up nothing of one address’s day while a crowd holds everybody’s places', async () => {
  const { app } = await start({ env: { RATE_LIMIT_SCALE: '1' } });
  const everybody = { name: 'visitor-sites-all', uses: 600, windowSeconds: 3_600 };
  while (await app.ctx.limits.mayTake(everybody, 'everybody'));
  for (let number = 0; number < 11; number += 1)
    expect(await refuse(app, `http://sito-${String(number)}.example`)).toMatchObject({
      body: { code: 'visitor_answers.busy' },
    });
  await app.ctx.db.execute(sql`delete from rate_limits where key like 'visitor-sites-all%'`);
  expect((await request(app, 'http://sito-0.example')).status).toBe(202);
});

it('uses up nothing of one address’s day when the database is lost while a site is begun', async () => {
  const { app } = await start({ env: { RATE_LIMIT_SCALE: '1' } });
  const cut = await cutOffWriters(app.ctx.db, 'visitor_answers');
  for (let number = 0; number < 10; number += 1)
    expect(await refuse(app, `http://sito-${String(number)}.example`)).toMatchObject({ status: 503 });
  await cut.end();
  for (let number = 0; number < 10; number += 1)
    expect((await request(app, `http://sito-${String(number)}.example`)).status).toBe(202);
});

it('is not there where the operator switched it off, or gives it no money', async () => {
  for (const env of [{ VISITOR_ANSWERS: 'false' }, { VISITOR_ANSWERS_BUDGET_CENTS: '0' }]) {
    const { app } = await start({ env });
    expect(await refuse(app)).toMatchObject({ status: 404, body: { code: 'visitor_answers.off' } });
    expect((await app.call(api.getConfig, {})).body.visitorAnswers).toBe(false);
  }
});

it('keeps nothing of the visitor, and forgets the site when its time is over', async () => {
  const { app } = await start();
  await show(app);
  const { rows } = await app.ctx.db.execute<{ row: string }>(
    sql`select row_to_json(visitor_answers)::text as row from visitor_answers`,
  );
  expect(rows[0]?.row).not.toMatch(/127\.0\.0\.1/);
  app.clock.advance({ days: 8 });
  await purgeAnswers(app.ctx);
  expect(await countRows(app, 'visitor_answers')).toBe(0);
});
