import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createSiteReader } from '#adapters/site-reader';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SiteStandIn, startSite } from '#test/stand-ins/sites/site-server';
import { startTestApp, type TestApp } from '#test/start-test-app';

const PAGE = `<!doctype html><html lang="it"><head><title>Trattoria Aurora — Ancona</title></head>
  <body><p>Prenota un tavolo nel nostro ristorante.</p></body></html>`;
const SITE = 'http://trattoria-aurora.example';
/** A host of the same domain at which no server answers. */
const MISTYPED = 'https://wwww.trattoria-aurora.example';

let running: TestApp | undefined;
let site: SiteStandIn | undefined;
afterEach(async () => {
  await running?.stop();
  await site?.close();
});

async function start() {
  site = await startSite({ '/': PAGE });
  const siteReader = createSiteReader({
    dnsServer: '127.0.0.1:1',
    localSites: new Map([['trattoria-aurora.example', site]]),
    appUrl: 'https://citato.example',
  });
  const engine = createScriptedEngine({ reply: () => answerNaming('Trattoria Aurora') });
  running = await startTestApp({ siteReader, engines: [engine], env: { RATE_LIMIT_SCALE: '1' } });
  return { app: running, engine };
}

const request = (app: TestApp, websiteUrl: string) =>
  app.call(api.requestVisitorAnswer, { body: { websiteUrl } });
const refuse = (app: TestApp, websiteUrl: string) =>
  app.callRefused(api.requestVisitorAnswer, { body: { websiteUrl } });
const show = async (app: TestApp, websiteUrl: string) => {
  const { body } = await request(app, websiteUrl);
  await app.settleJobs();
  return (await app.call(api.getVisitorAnswer, { params: { id: body.id } })).body;
};

it('tries a corrected address at once after one that could not be read, within the limits of the day', async () => {
  const { app, engine } = await start();
  expect(await show(app, MISTYPED)).toMatchObject({ failure: 'unreachable' });
  expect(await show(app, SITE)).toMatchObject({ status: 'answered', websiteUrl: SITE });
  expect(await show(app, MISTYPED)).toMatchObject({ status: 'answered' });
  expect(engine.asked).toHaveLength(1);
  for (let number = 0; number < 8; number += 1) await show(app, `http://h${String(number)}.guasto.example`);
  expect(await refuse(app, 'http://h9.guasto.example')).toMatchObject({
    status: 429,
    body: { code: 'visitor_answers.daily_limit' },
  });
});

it('asks once for all hosts under one domain, and once for each page on a platform', async () => {
  const { app, engine } = await start();
  const keys = async () =>
    (
      await app.ctx.db.execute<{ domain: string }>(sql`select domain from visitor_answers order by domain`)
    ).rows.map(({ domain }) => domain);
  await show(app, SITE);
  for (const host of ['uno', 'due', 'tre.quattro'])
    expect((await request(app, `http://${host}.trattoria-aurora.example`)).status).toBe(200);
  expect(engine.asked).toHaveLength(1);
  for (const page of ['facebook.com/aurora', 'm.facebook.com/Aurora/photos', 'www.facebook.com/tramonto'])
    await request(app, page);
  for (const host of ['aurora.github.io', 'tramonto.github.io']) await request(app, host);
  expect(await keys()).toEqual([
    'facebook.com/aurora',
    'facebook.com/tramonto',
    'github.io/aurora',
    'github.io/tramonto',
    'trattoria-aurora.example',
  ]);
});
