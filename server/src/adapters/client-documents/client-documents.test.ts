import { afterEach, expect, it } from 'vitest';
import { HOSTILE_PEERS } from '#test/stand-ins/sites/hostile-peers';
import { type RawSite, startRawSite } from '#test/stand-ins/sites/raw-site';
import { type PageHandler, type SiteStandIn, startSite } from '#test/stand-ins/sites/site-server';
import { createWebAccess } from '../guarded-web/index.ts';
import { createClientDocuments } from './index.ts';

const open: (RawSite | SiteStandIn)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()));
});

/** Documents of whom every host is `site`. */
function documentsOf(site: { address: string; port: number }, allowsHttp = true) {
  return createClientDocuments({
    allowsHttp,
    access: {
      resolveHost: () => Promise.resolve([site.address]),
      isAllowedAddress: (address) => address === site.address,
      ports: { 'http:': site.port, 'https:': site.port },
      localSites: new Map(),
      userAgent: 'Citato/1.0',
      timeoutMs: 400,
    },
  });
}

const json =
  (body: string, type = 'application/json', status = 200): PageHandler =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

it.each<[string, PageHandler, unknown]>([
  ['is read as JSON', json('{"client_id":"one"}'), { client_id: 'one' }],
  ['may have a type of its own', json('{}', 'application/cimd+json; charset=utf-8'), {}],
  ['is none where it is a page', json('{}', 'text/html'), null],
  ['is none where it is broken', json('{'), null],
  ['is none with any other status', json('{}', 'application/json', 404), null],
  ['of more than 64 kB is not read', json(JSON.stringify('x'.repeat(70_000))), null],
  [
    'elsewhere is not followed',
    (response) => response.writeHead(302, { location: 'http://claude.example/other.json' }).end(),
    null,
  ],
])('a document %s', async (_what, page, document) => {
  const site = await startSite({ '/client.json': page, '/other.json': json('{"evil":true}') });
  open.push(site);
  expect(await documentsOf(site).read('http://claude.example/client.json')).toEqual(document);
  expect(site.requests.map(({ url }) => url)).toEqual(['/client.json']);
});

it('is read over https alone, and never from an address that is not public', async () => {
  const site = await startSite({ '/client.json': json('{}') });
  open.push(site);
  expect(await documentsOf(site, false).read('http://claude.example/client.json')).toBeNull();
  const guarded = createClientDocuments({
    allowsHttp: true,
    access: createWebAccess({ dnsServer: null, localSites: new Map(), appUrl: 'https://citato.example' }),
  });
  for (const address of [
    'https://127.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost/client.json',
    'file:///etc/passwd',
    'x',
  ])
    expect(await guarded.read(address)).toBeNull();
  expect(site.requests).toEqual([]);
});

it.each(HOSTILE_PEERS)('of a server that %s is none, in time', { timeout: 15_000 }, async (_name, talk) => {
  const site = await startRawSite(talk);
  open.push(site);
  expect(await documentsOf(site).read('http://claude.example/client.json')).toBeNull();
});
