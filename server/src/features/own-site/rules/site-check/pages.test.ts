import { expect, it } from 'vitest';
import { placeCheck } from './check-times.ts';
import { choosePages } from './choose-pages.ts';
import { describePage } from './describe-page.ts';
import { listKnownPages, sumCited } from './known-pages.ts';
import { parseSitemap } from './parse-sitemap.ts';
import { readPageBans } from './read-page-bans.ts';

const CRAWLERS = [{ token: 'GPTBot' }, { token: 'Googlebot' }];

it.each([
  ['noindex, follow', null, ['noindex']],
  ['none', null, ['noindex']],
  ['nosnippet', 'googlebot', ['nosnippet']],
  ['max-snippet: 0', null, ['nosnippet']],
  ['max-snippet:120', null, []],
  ['noindex', 'altrobot', []],
  ['non solo pizza', 'description', []],
  ['nofollow', null, []],
])('a page that asks for %j of %s keeps itself out by %j', (value, agent, bans) => {
  expect(readPageBans([{ from: 'meta', agent, value }], CRAWLERS).map((ban) => ban.bans)).toEqual(bans);
});

const READ = {
  status: 'ok' as const,
  title: 'Spa',
  jsonLdTypes: [],
  microdataTypes: [],
  hasBrokenJsonLd: false,
  directives: [],
  isCut: false,
};

it('says of a page that was cut only what it found', () => {
  const describe = (inspected: Parameters<typeof describePage>[0]['inspected']) =>
    describePage({ url: 'https://a.it/', inspected, crawlers: CRAWLERS });
  expect(describe(READ)).toMatchObject({ structured: [], bans: [] });
  expect(describe({ ...READ, isCut: true })).toMatchObject({ structured: null, bans: null });
  expect(describe({ ...READ, isCut: true, jsonLdTypes: ['Hotel'] })).toMatchObject({ structured: ['Hotel'] });
  expect(describe({ status: 'failed', kind: 'bad_status', httpStatus: 404 })).toMatchObject({
    problem: 'bad_status',
    httpStatus: 404,
    structured: null,
    bans: null,
  });
});

it('reads sitemaps of pages and of sitemaps, and lists of addresses; nothing else', () => {
  expect(
    parseSitemap(
      '<urlset><url><loc> https://a.it/x?a=1&amp;b=2 </loc></url><url><loc><![CDATA[https://a.it/y]]></loc></url></urlset>',
    ),
  ).toEqual({ isIndex: false, addresses: ['https://a.it/x?a=1&b=2', 'https://a.it/y'] });
  expect(
    parseSitemap('<sitemapindex><sitemap><loc>https://a.it/s1.xml</loc></sitemap></sitemapindex>'),
  ).toEqual({
    isIndex: true,
    addresses: ['https://a.it/s1.xml'],
  });
  expect(parseSitemap('https://a.it/x\nhttps://a.it/y\n')?.addresses).toHaveLength(2);
  expect(parseSitemap('<!doctype html><p>404')).toBeNull();
  expect(parseSitemap('')).toBeNull();
});

it('chooses pages of the site, each once', () => {
  const chosen = choosePages({
    urls: [
      'https://www.a.it/spa?da=chatgpt',
      'http://a.it/spa/',
      'https://b.it/spa',
      'javascript:alert(1)',
      'https://a.it/listino.pdf',
      'nessun indirizzo',
      'https://a.it/camere#doppia',
    ],
    websiteUrl: 'https://a.it',
    limit: 10,
  });
  expect(chosen).toEqual(['https://www.a.it/spa', 'https://a.it/camere']);
  const onPlatform = choosePages({
    urls: ['https://www.facebook.com/aurora/photos', 'https://www.facebook.com/tramonto'],
    websiteUrl: 'https://www.facebook.com/aurora',
    limit: 10,
  });
  expect(onPlatform).toEqual(['https://www.facebook.com/aurora/photos']);
});

it('adds up the answers that cite a page, prompt by prompt', () => {
  const rows = [
    { url: 'https://a.it/spa', promptId: 'one', answers: 3 },
    { url: 'https://www.a.it/spa/', promptId: 'two', answers: 2 },
    { url: 'https://a.it/', promptId: 'one', answers: 9 },
    { url: 'https://not-a.it/', promptId: 'one', answers: 9 },
  ];
  expect(sumCited({ rows, websiteUrl: 'https://a.it' }).map(({ url, answers }) => [url, answers])).toEqual([
    ['https://a.it/', 9],
    ['https://a.it/spa', 5],
  ]);
});

it('knows pages from access logs, too', () => {
  const known = listKnownPages({
    findings: null,
    crawled: ['/prezzi', '//', ''],
    websiteUrl: 'https://a.it',
  });
  expect(known).toEqual(['https://a.it/prezzi', 'https://a.it/']);
});

it('reads a site again after 24 hours, and gives a lost request up after ten minutes', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const place = (stored: Parameters<typeof placeCheck>[0]['stored']) =>
    placeCheck({ stored, site: 'a.it', now });
  const never = { site: 'a.it', requestedAt: null, checkedAt: null };
  expect(place(null)).toEqual({ isCurrent: false, isUnderWay: false, nextAt: null });
  expect(place({ ...never, requestedAt: before(1) })).toMatchObject({ isUnderWay: true, nextAt: null });
  expect(place({ ...never, requestedAt: before(11) })).toMatchObject({ isUnderWay: false });
  expect(place({ ...never, checkedAt: before(60) }).nextAt).toEqual(new Date('2026-11-28T11:00:00Z'));
  expect(place({ ...never, checkedAt: before(24 * 60) }).nextAt).toBeNull();
  expect(place({ ...never, site: 'b.it', checkedAt: before(60) })).toMatchObject({
    isCurrent: false,
    nextAt: null,
  });
});
