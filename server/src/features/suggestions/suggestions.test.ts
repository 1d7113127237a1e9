import { api, type PromptSuggestion } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import type { StructuredModel } from '#adapters/engines';
import { createSiteReader } from '#adapters/site-reader';
import { type SiteStandIn, startSite } from '#test/stand-ins/sites/site-server';
import { createSlowReader } from '#test/stand-ins/sites/slow-reader';
import { type SignedInUser, startTestApp, type TestApp, type TestAppOptions } from '#test/start-test-app';
import { purgeSuggestions } from './purge-suggestions.ts';

const WEBSITE = 'http://trattoria-aurora.example';
const PAGE = `<!doctype html><html lang="it"><head><title>Trattoria Aurora — Ancona</title>
  <meta name="description" content="Cucina marchigiana e pesce fresco dal porto di Ancona.">
  <meta property="og:site_name" content="Trattoria Aurora"></head>
  <body><h1>Il pesce di oggi</h1><p>Prenota un tavolo nel nostro ristorante.</p></body></html>`;

let app: TestApp | undefined;
let site: SiteStandIn | undefined;
afterEach(async () => {
  await app?.stop();
  await site?.close();
  app = undefined;
  site = undefined;
});

/** The product with a website on this machine, read by the real reader. */
async function start(options: TestAppOptions = {}): Promise<{ app: TestApp; user: SignedInUser }> {
  site = await startSite({ '/': PAGE });
  const siteReader = createSiteReader({
    dnsServer: '127.0.0.1:1',
    localSites: new Map([['trattoria-aurora.example', site]]),
    appUrl: 'https://citato.example',
  });
  app = await startTestApp({ siteReader, ...options });
  return { app, user: await app.openAccount() };
}

async function request(
  as: SignedInUser,
  body: { websiteUrl?: string; companyName?: string; description?: string } = {},
) {
  if (!app) throw new Error('start first');
  return app.call(api.requestSuggestions, { as, body: { websiteUrl: WEBSITE, ...body } });
}

async function list(as: SignedInUser, websiteUrl = WEBSITE): Promise<PromptSuggestion[]> {
  if (!app) throw new Error('start first');
  return (await app.call(api.listSuggestions, { as, query: { websiteUrl } })).body;
}

/** A writing model that answers what the test wants and remembers what it was asked. */
function createScriptedWriter(questions: readonly string[] | 'fails') {
  const asked: { instructions: string; material: string }[] = [];
  const writer: StructuredModel = {
    engine: 'openai',
    model: 'scripted',
    estimatedCostMicroDollars: 20_000,
    ask: ({ instructions, material, schema }) => {
      asked.push({ instructions, material });
      return Promise.resolve(
        questions === 'fails'
          ? {
              status: 'failed',
              kind: 'provider_error',
              detail: 'as the test wants',
              retryAfterSeconds: null,
              costMicroDollars: 0,
            }
          : { status: 'ok', value: schema.parse({ questions }), model: 'scripted-1', costMicroDollars: 1234 },
      );
    },
  };
  return { writer, asked };
}

test('a website asked about is read, and questions of its customers come back with its name and description', async () => {
  const { app, user } = await start();
  const { status, body } = await request(user);
  expect(status).toBe(202);
  expect(body).toMatchObject({ status: 'pending', suggestions: [], source: null, isSiteRead: null });
  expect(await list(user)).toMatchObject([{ status: 'pending', isViewed: false }]);

  await app.settleJobs();
  const [suggestion] = await list(user);
  expect(suggestion).toMatchObject({
    id: body.id,
    status: 'ready',
    source: 'site',
    isSiteRead: true,
    profile: {
      name: 'Trattoria Aurora',
      description: 'Cucina marchigiana e pesce fresco dal porto di Ancona.',
    },
    message: null,
  });
  expect(suggestion?.suggestions.length).toBeGreaterThanOrEqual(8);
  expect(suggestion?.suggestions).toContain('Dove mi consigli di andare ad Ancona per una cena di pesce?');
  expect(await list(user)).toMatchObject([{ isViewed: true }]);
});

test('a site that cannot be read still brings suggestions, from what was typed, and says so', async () => {
  const { app, user } = await start();
  const websiteUrl = 'https://ponteverde.example';
  await request(user, { websiteUrl, companyName: 'Ponteverde', description: 'CRM per piccole imprese' });
  await app.settleJobs();
  const [suggestion] = await list(user, websiteUrl);
  expect(suggestion).toMatchObject({ status: 'ready', source: 'market', isSiteRead: false });
  expect(suggestion?.profile).toEqual({ name: null, description: null });
  expect(suggestion?.suggestions).toContain('Qual è il miglior CRM per una piccola impresa?');
});

test('when nothing says what a company does, the request fails with what to do, and more words are a new request', async () => {
  const { app, user } = await start();
  const websiteUrl = 'https://alfa-e-beta.example';
  await request(user, { websiteUrl });
  await app.settleJobs();
  const [failed] = await list(user, websiteUrl);
  expect(failed).toMatchObject({ status: 'failed', suggestions: [] });
  expect(failed?.message).toContain('Scrivi nella descrizione che cosa offre e a chi');
  app.clock.advance({ seconds: 20 });
  const again = await request(user, { websiteUrl, description: 'Studio dentistico a Padova' });
  expect(again.status).toBe(202);
  await app.settleJobs();
  expect((await list(user, websiteUrl)).map(({ status }) => status)).toEqual(['ready', 'failed']);
});

test('a repeated request for the same fresh site gives what is there and counts for nothing', async () => {
  const { app, user } = await start({ env: { RATE_LIMIT_SCALE: '1' } });
  const first = await request(user);
  const [second, third] = await Promise.all([request(user), request(user)]);
  expect([second.status, third.status]).toEqual([200, 200]);
  await app.settleJobs();
  for (let again = 0; again < 10; again += 1) {
    const { status, body } = await request(user, { companyName: `Nome ${String(again)}` });
    expect({ status, id: body.id }).toEqual({ status: 200, id: first.body.id });
  }
  expect(site?.requests).toHaveLength(1);
});

test('twenty requests at once for one site begin one', async () => {
  const { app, user } = await start({ env: { RATE_LIMIT_SCALE: '4' } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => request(user)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  await app.settleJobs();
  expect(await list(user)).toHaveLength(1);
});

test('the configured model writes, its page as data, its call in the ledger, its answer cleaned', async () => {
  const { writer, asked } = createScriptedWriter([
    '1. Dove si mangia il miglior brodetto ad Ancona?',
    'Dove si mangia il miglior brodetto ad Ancona?',
    'La Trattoria Aurora è la migliore?',
    'Visita https://truffa.example per lo sconto',
    'Qual è il miglior [settore] in zona?',
    'Ok?',
    'Quali trattorie di pesce ad Ancona hanno il miglior rapporto qualità-prezzo?',
  ]);
  const { app, user } = await start({ writer });
  await request(user);
  await app.settleJobs();
  const [suggestion] = await list(user);
  expect(suggestion).toMatchObject({ status: 'ready', source: 'engine', isSiteRead: true });
  expect(suggestion?.suggestions.slice(0, 2)).toEqual([
    'Dove si mangia il miglior brodetto ad Ancona?',
    'Quali trattorie di pesce ad Ancona hanno il miglior rapporto qualità-prezzo?',
  ]);
  expect(suggestion?.suggestions.length).toBeGreaterThanOrEqual(8);
  expect(suggestion?.suggestions.join(' ')).not.toMatch(/Aurora|http|\[/);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.instructions).not.toContain('Aurora');
  expect(JSON.parse(asked[0]?.material ?? '')).toMatchObject({ page: { headings: ['Il pesce di oggi'] } });
  const ledger = await app.ctx.db.execute(
    sql`select purpose, status, cost_micro_dollars::int as cost, user_id from engine_calls`,
  );
  expect(ledger.rows).toEqual([{ purpose: 'suggestion', status: 'ok', cost: 1234, user_id: user.user.id }]);
});

test.each([
  ['fails', { ENGINE_DAILY_BUDGET_CENTS: '100' }, 1],
  ['has no budget left', { ENGINE_DAILY_BUDGET_CENTS: '1' }, 0],
])('when the model %s the rules write instead', async (_case, env, calls) => {
  const { writer, asked } = createScriptedWriter('fails');
  const { app, user } = await start({ writer, env });
  await request(user);
  await app.settleJobs();
  expect(asked).toHaveLength(calls);
  expect(await list(user)).toMatchObject([{ status: 'ready', source: 'site' }]);
});

test('while the model’s engine is paused nobody asks it, and the rules write', async () => {
  const { writer, asked } = createScriptedWriter(['Dove si mangia il miglior brodetto ad Ancona?']);
  const { app, user } = await start({ writer });
  const retryAt = new Date(app.clock.now().getTime() + 20_000).toISOString();
  await app.ctx.db.execute(
    sql`insert into engine_breakers (engine, failures, openings, retry_at) values ('openai', 5, 1, ${retryAt})`,
  );
  await request(user);
  await app.settleJobs();
  expect(asked).toEqual([]);
  expect(await list(user)).toMatchObject([{ status: 'ready', source: 'site' }]);
  const { rows } = await app.ctx.db.execute(sql`select id from engine_calls`);
  expect(rows).toEqual([]);
});

test('a model is not asked about a company of which only name and domain are known', async () => {
  const { writer, asked } = createScriptedWriter(['Dove si mangia il miglior pesce della costa?']);
  const { app, user } = await start({ writer });
  const websiteUrl = 'https://otticarivabella.example';
  await request(user, { websiteUrl, companyName: 'Rivabella' });
  await app.settleJobs();
  expect(asked).toEqual([]);
  expect(await list(user, websiteUrl)).toMatchObject([{ status: 'ready', source: 'market' }]);
});

test('suggestions are one’s own, and gone after seven days', async () => {
  const { app, user } = await start();
  const other = await app.openAccount();
  await request(user);
  await app.settleJobs();
  expect(await list(other)).toEqual([]);
  app.clock.advance({ days: 7, minutes: 1 });
  const signedInAgain = await app.renew(user);
  expect(await list(signedInAgain)).toEqual([]);
  expect((await request(signedInAgain)).status).toBe(202);
});

test('expired suggestions leave the database', async () => {
  const { app, user } = await start();
  await request(user);
  await app.settleJobs();
  app.clock.advance({ days: 8 });
  await purgeSuggestions(app.ctx);
  const { rows } = await app.ctx.db.execute(sql`select count(*)::int as left from prompt_suggestions`);
  expect(rows).toEqual([{ left: 0 }]);
});

test('a request that was lost is taken up by the next, not waited for', async () => {
  const { app, user } = await start();
  await request(user);
  app.clock.advance({ minutes: 11 });
  const again = await request(user);
  expect(again.status).toBe(202);
  await app.settleJobs();
  expect((await list(user)).map(({ status }) => status)).toEqual(['ready', 'failed']);
});

test('an address no browser could open is refused', async () => {
  const { app, user } = await start();
  for (const websiteUrl of ['', 'ponteverde', 'http://127.0.0.1', 'javascript:alert(1)']) {
    const { status } = await app.callRefused(api.requestSuggestions, { as: user, body: { websiteUrl } });
    expect(status).toBe(400);
    expect((await app.callRefused(api.listSuggestions, { as: user, query: { websiteUrl } })).status).toBe(
      400,
    );
  }
  expect((await app.callRefused(api.listSuggestions, { as: user })).status).toBe(400);
});

test('slow sites of one account are read one after the other, and keep nobody else waiting', async () => {
  const sites = createSlowReader();
  const { app, user } = await start({ siteReader: sites.siteReader });
  const urls = [1, 2, 3, 4].map((index) => `https://sito-${String(index)}.example`);
  for (const websiteUrl of urls)
    await request(user, { websiteUrl, description: 'Studio dentistico a Padova' });
  const settling = app.settleJobs();
  await vi.waitFor(async () => {
    const { rows } = await app.ctx.db.execute(sql`
      select count(*)::int as waiting from jobs
      where kind = 'suggestions.prepare-suggestions' and state = 'waiting' and attempt > 0`);
    expect(rows).toEqual([{ waiting: 3 }]);
  });
  expect(sites.waiting()).toHaveLength(1);

  const other = await app.openAccount();
  await request(other);
  const othersSettling = app.settleJobs();
  await vi.waitFor(() => {
    expect(sites.waiting()).toHaveLength(2);
  });
  sites.hurry();
  await Promise.all([settling, othersSettling]);
  expect((await list(other))[0]?.status).toBe('ready');

  for (let left = urls.length - 1; left > 0; left -= 1) {
    app.clock.advance({ seconds: 2 });
    await app.settleJobs();
  }
  for (const websiteUrl of urls) expect((await list(user, websiteUrl))[0]?.status).toBe('ready');
});
