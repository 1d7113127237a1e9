import { afterEach, describe, expect, it } from 'vitest';
import { say, startRawSite } from '#test/stand-ins/sites/raw-site';
import { startSite } from '#test/stand-ins/sites/site-server';
import { issueCertificate, startTlsServer } from '#test/stand-ins/tls/tls-server';
import { buildSiteReader } from './build-site-reader.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** Nobody listens there. */
const CLOSED = 1;
const PAGE = '<title>Forno Aurora</title><h1>Pane</h1>';

async function startHttp() {
  const site = await startSite({ '/': PAGE });
  open.push(site);
  return site;
}

/** What a reader learns of a host whose two ports are these. */
const read = (
  url: string,
  { http, https, timeoutMs = 2_000 }: { http: number; https: number; timeoutMs?: number },
) =>
  buildSiteReader({
    resolveHost: () => Promise.resolve(['127.0.0.1']),
    isAllowedAddress: (address) => address === '127.0.0.1',
    ports: { 'http:': http, 'https:': https },
    localSites: new Map(),
    userAgent: 'Citato/1.0',
    timeoutMs,
  }).read({ url, signal: new AbortController().signal });

describe('a site that is on plain http alone, typed without a scheme', () => {
  const found = { status: 'ok', url: 'http://forno-aurora.example/', title: 'Forno Aurora' };

  it('is read where nothing listens for https', async () => {
    const site = await startHttp();
    expect(await read('https://forno-aurora.example', { http: site.port, https: CLOSED })).toMatchObject(
      found,
    );
    expect(site.requests).toHaveLength(1);
  });

  it('is read where https shows a certificate of somebody else', async () => {
    const site = await startHttp();
    const tls = await startTlsServer(issueCertificate({ name: 'another host of the provider' }));
    open.push(tls);
    const https = Number(new URL(tls.baseUrl).port);
    expect(await read('https://forno-aurora.example', { http: site.port, https })).toMatchObject(found);
    expect(tls.countRequests()).toBe(0);
  });

  it('is read where https accepts and never answers, within the time of one page', async () => {
    const site = await startHttp();
    const silent = await startRawSite(say(''), { at: 'connection' });
    open.push(silent);
    const ports = { http: site.port, https: silent.port, timeoutMs: 500 };
    expect(await read('https://forno-aurora.example', ports)).toMatchObject(found);
  });
});

it('an address typed with http:// is read by http, and https is not asked', async () => {
  const site = await startHttp();
  const https = await startRawSite(say(''), { at: 'connection' });
  open.push(https);
  const reading = await read('http://forno-aurora.example', { http: site.port, https: https.port });
  expect(reading).toMatchObject({ status: 'ok', url: 'http://forno-aurora.example/' });
  expect(https.countConnections()).toBe(0);
});

it('a host that is closed for http is asked by https, so that what failed for one scheme failed for both', async () => {
  const https = await startRawSite((socket) => socket.destroy(), { at: 'connection' });
  open.push(https);
  const reading = await read('http://forno-aurora.example', { http: CLOSED, https: https.port });
  expect(reading).toMatchObject({ status: 'failed', kind: 'unreachable', detail: 'ECONNREFUSED' });
  expect(https.countConnections()).toBe(1);
});

it('a host that answers neither is unreachable', async () => {
  expect(await read('https://forno-aurora.example', { http: CLOSED, https: CLOSED })).toMatchObject({
    status: 'failed',
    kind: 'unreachable',
    detail: 'ECONNREFUSED',
  });
});

it('what plain http says of an address counts where https does not answer', async () => {
  const site = await startHttp();
  expect(await read('https://forno-aurora.example/nulla', { http: site.port, https: CLOSED })).toMatchObject({
    status: 'failed',
    kind: 'bad_status',
  });
});
