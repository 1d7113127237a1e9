import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOSTILE_PEERS } from '#test/stand-ins/sites/hostile-peers';
import { type RawSite, say, startRawSite, type Talk } from '#test/stand-ins/sites/raw-site';
import { buildSiteReader } from './build-site-reader.ts';

const open: RawSite[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()));
});

/** Nobody listens there. */
const CLOSED_PORT = 1;

async function readerOf(talk: Talk, at: 'connection' | 'request' = 'request', httpPort?: number) {
  const site = await startRawSite(talk, { at });
  open.push(site);
  const reader = buildSiteReader({
    resolveHost: () => Promise.resolve([site.address]),
    isAllowedAddress: (address) => address === site.address,
    ports: { 'http:': httpPort ?? site.port, 'https:': site.port },
    localSites: new Map(),
    userAgent: 'Citato/1.0',
    timeoutMs: 400,
  });
  return { site, reader };
}

const never = () => new AbortController().signal;

describe('a peer that', () => {
  it.each(HOSTILE_PEERS)('%s is read or given up in time, and let go', async (_name, talk, ends) => {
    const { site, reader } = await readerOf(talk);
    const reading = await reader.read({ url: 'http://sito.example/', signal: never() });
    expect(ends).toContain(reading.status === 'ok' ? 'read' : reading.kind);
    await vi.waitFor(() => {
      expect(site.countOpen()).toBe(0);
    });
    expect(site.countConnections()).toBe(1);
  });

  it.each<[string, Talk]>([
    ['never begins TLS', say('')],
    ['begins TLS and stops', say(Buffer.from([0x16, 0x03, 0x03, 0x40, 0x00, 0x02, 0x00]))],
    ['sends TLS alerts of warning', say(Buffer.from([0x15, 0x03, 0x03, 0, 2, 1, 90]))],
    ['answers TLS in clear', say('HTTP/1.1 200 OK\r\n\r\n')],
  ])('%s is given up in time, and let go', async (_name, talk) => {
    const { site, reader } = await readerOf(talk, 'request', CLOSED_PORT);
    const reading = await reader.read({ url: 'https://sito.example/', signal: never() });
    expect(['timeout', 'unreachable']).toContain(reading.status === 'ok' ? 'read' : reading.kind);
    await vi.waitFor(() => {
      expect(site.countOpen()).toBe(0);
    });
  });

  it.each(HOSTILE_PEERS)('%s keeps no redirect waiting', async (_name, talk) => {
    const { site, reader } = await readerOf(talk);
    const target = await reader.resolveRedirect({
      url: 'http://sito.example/',
      allowedHost: 'sito.example',
      timeoutMs: 200,
    });
    expect(target).toBeNull();
    await vi.waitFor(() => {
      expect(site.countOpen()).toBe(0);
    });
  });

  it('answers before it is asked is let go', async () => {
    const { site, reader } = await readerOf(
      say('HTTP/1.1 101 X\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      'connection',
    );
    const reading = await reader.read({ url: 'http://sito.example/', signal: never() });
    expect(reading).toMatchObject({ status: 'failed' });
    await vi.waitFor(() => {
      expect(site.countOpen()).toBe(0);
    });
  });

  it('waits without end is let go when we are told to stop', async () => {
    const { site, reader } = await readerOf(() => undefined);
    const caller = new AbortController();
    const reading = reader.read({ url: 'http://sito.example/', signal: caller.signal });
    await vi.waitFor(() => {
      expect(site.countConnections()).toBe(1);
    });
    caller.abort();
    expect(await reading).toMatchObject({ kind: 'aborted' });
    await vi.waitFor(() => {
      expect(site.countOpen()).toBe(0);
    });
  });
});
