import { api, type SiteCheck } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createSiteReader } from '#adapters/site-reader';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';
import { type PageHandler, type SiteStandIn, startSite } from '#test/stand-ins/sites/site-server';

let app: TestApp;
let site: SiteStandIn | undefined;
let ada: SignedInUser;
let companyId: string;
afterEach(async () => {
  await app.stop();
  await site?.close();
  site = undefined;
});

const text =
  (body: string | Buffer, { status = 200, type = 'text/plain' } = {}): PageHandler =>
  (response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

const HOME =
  '<html><head><title>Rossi</title><script type="application/ld+json">{"@type":"Organization","name":"Rossi"}</script></head><a href="/prezzi">Prezzi</a></html>';

async function serve(
  pages: Parameters<typeof startSite>[0],
  { websiteUrl = 'http://hosting-rossi.it', host = 'hosting-rossi.it' } = {},
) {
  const served = await startSite(pages);
  site = served;
  const reply = () =>
    answerText('**Hosting Rossi** è il più citato ([camere](http://hosting-rossi.it/camere)).');
  app = await startTestApp({
    engines: [createScriptedEngine({ reply })],
    siteReader: createSiteReader({
      dnsServer: null,
      localSites: new Map([[host, served]]),
      appUrl: 'https://citato.example',
    }),
  });
  ada = await registerWithPlan(app, 'business');
  companyId = (await createCompany(app, ada, { websiteUrl })).company.id;
  await app.settleJobs();
}
const look = async (as = ada, id = companyId) =>
  (await app.call(api.getSiteCheck, { as, params: { companyId: id } })).body;
const ask = (as = ada, id = companyId) => app.call(api.requestSiteCheck, { as, params: { companyId: id } });
const askInVain = () => app.callRefused(api.requestSiteCheck, { as: ada, params: { companyId } });
async function check(): Promise<NonNullable<SiteCheck['visit']> & { whole: SiteCheck }> {
  expect((await ask()).status).toBe(202);
  expect((await look()).isUnderWay).toBe(true);
  await app.settleJobs();
  const whole = await look();
  if (whole.visit === null) throw new Error('the site was not visited');
  return { ...whole.visit, whole };
}

it('says which pages answers cite, which never, what is forbidden and what is structured', async () => {
  await serve({
    '/': HOME,
    '/robots.txt': text('User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /camere\n'),
    '/sitemap.xml': text(
      '<urlset><url><loc>http://hosting-rossi.it/</loc></url><url><loc>http://hosting-rossi.it/contatti</loc></url></urlset>',
    ),
    '/prezzi': (response) => {
      response
        .writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'noindex' })
        .end('<div itemscope itemtype="https://schema.org/Offer">4 euro</div>');
    },
    '/contatti': '<meta name="robots" content="nosnippet"><p>Scrivi',
  });
  await app.ctx.db.execute(
    sql`update citations set url = 'http://hosting-rossi.it/camere?utm=x', domain = 'hosting-rossi.it'`,
  );
  const before = await look();
  expect(before).toMatchObject({ visit: null, isUnderWay: false, uncited: null, isOnPlatform: false });
  expect(before.cited.pages).toMatchObject([{ path: '/camere', answers: before.cited.answers, page: null }]);
  const { robots, sitemap, whole } = await check();
  expect(robots).toMatchObject({ state: 'read', isCut: false, isPage: false });
  expect(robots.bans.map(({ line, crawlers }) => [line, crawlers.length])).toEqual([
    [2, 1],
    [5, robots.crawlers - 1],
  ]);
  expect(sitemap).toEqual({ state: 'read', pages: 2, isCut: false });
  // robots.txt asks our reader, too, not to read it.
  expect(whole.cited.pages[0]?.page).toMatchObject({ problem: 'forbidden', structured: null, bans: null });
  expect(site?.requests.filter(({ url }) => url === '/camere')).toEqual([]);
  const byPath = new Map(whole.uncited?.pages.map(({ path, page }) => [path, page]));
  expect(byPath.get('/')).toMatchObject({ structured: ['Organization'], bans: [] });
  expect(byPath.get('/prezzi')).toMatchObject({
    structured: ['Offer'],
    bans: [{ bans: 'noindex', from: 'header' }],
  });
  expect(byPath.get('/contatti')).toMatchObject({
    structured: [],
    bans: [{ bans: 'nosnippet', from: 'meta' }],
  });
  expect(whole.uncited).toMatchObject({ total: 3, known: 3 });
});

it('reads a site once in 24 hours, whoever asks, and tells from when it may be read again', async () => {
  await serve({ '/': HOME });
  const requests = () => site?.requests.filter(({ url }) => url === '/robots.txt').length;
  const visits = requests();
  await check();
  expect(requests()).toBe((visits ?? 0) + 1);
  const again = await askInVain();
  expect(again).toMatchObject({ status: 409, body: { code: 'own_site.checked_lately' } });
  expect(JSON.stringify(again.body)).toMatch(/Prossima lettura possibile: \d+ \p{L}+ alle ore \d\d:\d\d/u);
  const eva = await registerWithPlan(app, 'guru');
  const other = (await createCompany(app, eva, { websiteUrl: 'http://hosting-rossi.it' })).company.id;
  expect((await ask(eva, other)).status).toBe(202);
  await app.settleJobs();
  expect((await look(eva, other)).visit?.checkedAt).toBe((await look()).visit?.checkedAt);
  expect(requests()).toBe((visits ?? 0) + 1);
  app.clock.advance({ days: 1, minutes: 1 });
  ada = await app.renew(ada);
  await check();
  expect(requests()).toBe((visits ?? 0) + 2);
});

it('two clicks are one visit', async () => {
  await serve({ '/': HOME });
  expect((await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)).toEqual([202, 202, 202]);
  await app.settleJobs();
  expect(site?.requests.filter(({ url }) => url === '/robots.txt')).toHaveLength(1);
});

it.each([
  ['missing', text('', { status: 404 }), { state: 'missing', httpStatus: 404, bans: [] }],
  ['failing', text('no', { status: 500 }), { state: 'unknown', problem: 'bad_status', httpStatus: 500 }],
  [
    'that leads inside',
    (response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    },
    { state: 'unknown', problem: 'refused' },
  ],
  [
    'that leads round',
    (response) => {
      response.writeHead(302, { location: '/robots.txt' }).end();
    },
    { state: 'unknown', problem: 'too_many_redirects' },
  ],
  [
    'of 10 MB',
    text(`User-agent: *\nDisallow: /prezzi\n${'# commento\n'.repeat(900_000)}Disallow: /\n`),
    { state: 'read', isCut: true, bans: [{ line: 2 }] },
  ],
  ['that is a web page', text(HOME, { type: 'text/html' }), { state: 'read', isPage: true, bans: [] }],
  ['of bytes that are no text', text(Buffer.alloc(5_000, 0xff)), { state: 'read', bans: [] }],
] satisfies [string, PageHandler, object][])(
  'a robots.txt %s is said as it is',
  async (_, handler, expected) => {
    await serve({ '/': HOME, '/robots.txt': handler, '/prezzi': '<p>4 euro' });
    expect((await check()).robots).toMatchObject(expected);
  },
);

it('says nothing of pages that never end, lead inside or fail', async () => {
  await serve({
    '/': '<a href="/infinita">Infinita</a><a href="/dentro">Dentro</a><a href="/rotta">Rotta</a><a href="/pdf">Pdf</a>',
    '/infinita': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const piece = `<p>${'parola '.repeat(10_000)}`;
      const more = () => {
        if (!response.destroyed) response.write(piece, more);
      };
      more();
    },
    '/dentro': (response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    },
    '/rotta': text('no', { status: 503, type: 'text/html' }),
    '/pdf': text('%PDF', { type: 'application/pdf' }),
  });
  const { whole } = await check();
  const pages = new Map(whole.uncited?.pages.map(({ path, page }) => [path, page]));
  expect(pages.get('/infinita')).toMatchObject({ problem: null, structured: null, bans: null });
  expect(pages.get('/dentro')).toMatchObject({ problem: 'refused', structured: null });
  expect(pages.get('/rotta')).toMatchObject({ problem: 'bad_status', httpStatus: 503 });
  expect(pages.get('/pdf')).toMatchObject({ problem: 'not_html', bans: null });
});

it('shows an internationalised domain in letters', async () => {
  await serve({ '/': HOME }, { websiteUrl: 'http://caffè-rossi.it', host: 'xn--caff-rossi-36a.it' });
  const { whole } = await check();
  expect(whole.site).toBe('caffè-rossi.it');
});

it('does not take a platform’s rules for those of a page there', async () => {
  await serve({}, { websiteUrl: 'https://www.facebook.com/aurora' });
  expect(await look()).toMatchObject({ isOnPlatform: true, visit: null });
  expect(await askInVain()).toMatchObject({ status: 409, body: { code: 'own_site.on_platform' } });
});

it('is refused by name of the plans that have it, and to strangers', async () => {
  await serve({ '/': HOME });
  const eva = await registerWithPlan(app, 'guru');
  expect((await app.callRefused(api.getSiteCheck, { as: eva, params: { companyId } })).status).toBe(404);
  await app.ctx.db.execute(sql`update plans set source_gaps_enabled = (id = 'business')`);
  const own = (await createCompany(app, eva)).company.id;
  const refused = await app.callRefused(api.getSiteCheck, { as: eva, params: { companyId: own } });
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'own_site.not_included', message: '«Il tuo sito» è compreso nel piano Business.' },
  });
});
