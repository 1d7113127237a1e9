import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { createSiteReader } from '#adapters/site-reader';
import { type CompanyId, type AccountId, newId, toId } from '#lib/ids';
import { countRows, createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type TestApp, startTestApp } from '#test/start-test-app';
import { type SiteStandIn, startSite } from '#test/stand-ins/sites/site-server';
import { createSlowReader } from '#test/stand-ins/sites/slow-reader';
import { readOwnPage } from './read-own-page.ts';

let app: TestApp;
let site: SiteStandIn | undefined;
afterEach(async () => {
  await app.stop();
  await site?.close();
  site = undefined;
});

async function monitor(pages: Parameters<typeof startSite>[0]) {
  const served = await startSite(pages);
  site = served;
  app = await startTestApp({
    engines: [createScriptedEngine({ reply: () => answerNaming('Aruba', 'Tiscali') })],
    siteReader: createSiteReader({
      dnsServer: null,
      localSites: new Map([['hosting-rossi.it', served]]),
      appUrl: 'https://citato.example',
    }),
    env: { ANSWERS_PER_ANALYSIS: '5' },
  });
  const ada = await registerWithPlan(app, 'guru');
  const { body } = await app.call(api.createCompany, {
    as: ada,
    body: {
      company: { name: 'Hosting Rossi', websiteUrl: 'http://hosting-rossi.it' },
      prompts: [{ text: 'Qual è il miglior hosting?' }],
    },
  });
  await app.settleJobs();
  const promptId = body.company.prompts[0]?.id ?? '';
  const open = async () => (await app.call(api.getTaskList, { as: ada, params: { promptId } })).body.tasks;
  const target = async () =>
    (await app.call(api.getTaskList, { as: ada, params: { promptId } })).body.targetUrl;
  const analyse = async () => {
    await app.call(api.startAnalysis, { as: ada, body: { promptId } });
    await app.settleJobs();
  };
  return { open, target, analyse };
}

const reads = () => site?.requests.filter(({ url }) => url === '/').length;

it('a list says what the company’s page lacks, and reads it once a day at most', async () => {
  const { open, analyse } = await monitor({
    '/': '<html><h1>Benvenuti</h1><p>Siamo qui dal 1998.</p></html>',
  });
  const action = (await open()).find(({ title }) => title.startsWith('Completa http'));
  expect(action?.why).toContain('nessun titolo riprende la domanda');
  expect(action?.why).toContain('non c’è una percentuale né un prezzo');
  app.clock.advance({ minutes: 10 });
  await analyse();
  expect(reads()).toBe(1);
});

it('a list sends to the page of the site that fits the question, and looks at that one', async () => {
  const { open, target } = await monitor({
    '/': '<html><h1>Benvenuti</h1><a href="/hosting?da=menu">Il nostro hosting</a> <a href="/chi-siamo">Chi siamo</a></html>',
    '/hosting': '<html><h1>Il miglior hosting</h1><p>Da 4 € al mese.</p></html>',
  });
  expect(await target()).toBe('http://hosting-rossi.it/hosting');
  const titles = (await open()).map(({ title }) => title);
  expect(titles).toContain('Completa http://hosting-rossi.it/hosting per questa domanda');
});

it('of a page that cannot be read a list says nothing', async () => {
  const { open } = await monitor({});
  expect(reads()).toBe(1);
  expect((await open()).length).toBeGreaterThan(0);
  expect(JSON.stringify(await open())).not.toContain('Letta come la legge un motore');
});

async function startWithSlowSites() {
  const sites = createSlowReader();
  app = await startTestApp({
    engines: [createScriptedEngine({ reply: () => answerNaming('Aruba', 'Tiscali') })],
    siteReader: sites.siteReader,
    env: { ANSWERS_PER_ANALYSIS: '5' },
  });
  return { sites, ada: await registerWithPlan(app, 'guru') };
}

async function countWaitingLists(): Promise<number | undefined> {
  const { rows } = await app.ctx.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from jobs
    where kind like '%build-task-list' and state = 'waiting' and attempt > 0`);
  return rows[0]?.waiting;
}

it('while a website of the account is read, its other lists give their places back and come after', async () => {
  const { sites, ada } = await startWithSlowSites();
  const prompts = ['Qual è il miglior hosting?', 'Quale hosting costa meno?', 'Dove ospito un sito?'];
  const { company } = await createCompany(app, ada, { prompts });
  const settling = app.settleJobs();
  await vi.waitFor(async () => {
    expect(sites.waiting()).toHaveLength(1);
    expect(await countWaitingLists()).toBe(2);
  });
  sites.answer('Siamo qui dal 1998.');
  await settling;
  app.clock.advance({ seconds: 3 });
  await app.settleJobs();
  expect(sites.begun()).toBe(1);
  for (const { id } of company.prompts) {
    const { body } = await app.call(api.getTaskList, { as: ada, params: { promptId: id } });
    expect(JSON.stringify(body)).toContain('Letta come la legge un motore');
  }
});

it('a worker told to stop calls the reading off, and nothing is remembered of the page', async () => {
  const { sites, ada } = await startWithSlowSites();
  const stop = new AbortController();
  const page = readOwnPage(
    { ...app.ctx, siteReader: sites.siteReader },
    {
      companyId: newId<CompanyId>(),
      userId: toId<AccountId>(ada.user.id),
      url: 'https://hosting-rossi.it',
      signal: stop.signal,
    },
  );
  await vi.waitFor(() => {
    expect(sites.waiting()).toHaveLength(1);
  });
  stop.abort();
  await expect(page).rejects.toThrow();
  expect(sites.waiting()).toEqual([]);
  expect(await countRows(app, 'company_pages')).toBe(0);
});
