import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '#test/fake-clock';
import { HOSTILE_PEERS } from '#test/stand-ins/hostile-peers';
import { flood, type RawSite, say, startRawSite, type Talk } from '#test/stand-ins/raw-site';
import { type PageHandler, type SiteStandIn, startSite } from '#test/stand-ins/site-server';
import { createWebAccess } from '../guarded-web/index.ts';
import { createWebhookSender } from './create-webhook-sender.ts';
import { makeSecret } from './make-secret.ts';

const open: (RawSite | SiteStandIn)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()));
});

const never = () => new AbortController().signal;

/** A sender whose every host is `site`, and who gives up soon. */
function senderTo(site: { address: string; port: number }, { timeoutMs = 400, allowsHttp = true } = {}) {
  const sender = createWebhookSender({
    clock: createFakeClock(),
    allowsHttp,
    access: {
      resolveHost: () => Promise.resolve([site.address]),
      isAllowedAddress: (address) => address === site.address,
      ports: { 'http:': site.port, 'https:': site.port },
      localSites: new Map(),
      userAgent: 'Citato/1.0',
      timeoutMs,
    },
  });
  const message = { id: 'msg_1', body: '{"type":"webhook.test"}', secrets: [makeSecret()] };
  const post = (url = 'http://n8n.example/hook', signal = never()) =>
    sender.post({ ...message, url, signal });
  return { sender, post };
}

async function answering(page: PageHandler, options: Parameters<typeof senderTo>[1] = {}) {
  const site = await startSite({ '/hook': page, '/inside': 'mai' });
  open.push(site);
  return { site, ...senderTo(site, options) };
}

async function talking(talk: Talk) {
  const site = await startRawSite(talk);
  open.push(site);
  return { site, ...senderTo(site) };
}

describe('a message posted to a customer’s address', () => {
  it('arrives signed, with its id, and gives how the answer begins', async () => {
    const { post, site } = await answering((response) => response.writeHead(202).end('Ricevuto, grazie'));
    expect(await post()).toMatchObject({ responseStatus: 202, fault: null, excerpt: 'Ricevuto, grazie' });
    expect(site.requests).toHaveLength(1);
    expect(site.requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'webhook-id': 'msg_1', 'content-type': 'application/json', host: 'n8n.example' },
    });
    expect(site.requests[0]?.headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}=$/);
  });

  it.each([301, 302, 307, 308])('follows no redirect, with %i as little as any other', async (status) => {
    const { post, site } = await answering((response) =>
      response.writeHead(status, { location: 'http://n8n.example/inside' }).end(),
    );
    expect(await post()).toMatchObject({ responseStatus: status, fault: null });
    expect(site.requests.map(({ url }) => url)).toEqual(['/hook']);
  });

  it('knows an endpoint that is gone', async () => {
    const { post } = await answering((response) => response.writeHead(410).end());
    expect(await post()).toMatchObject({ responseStatus: 410, fault: null, excerpt: '' });
  });

  it('is given up in time when nobody answers', async () => {
    const { post } = await answering(() => undefined, { timeoutMs: 80 });
    const outcome = await post();
    expect(outcome).toMatchObject({ responseStatus: null, fault: 'timeout', excerpt: null });
    expect(outcome.durationMs).toBeLessThan(2_000);
  });

  it('has arrived when the head says so, whatever comes after it or does not', async () => {
    const { post } = await answering(
      (response) => {
        response.writeHead(200).write('Inizio');
      },
      { timeoutMs: 5_000 },
    );
    expect(await post()).toMatchObject({ responseStatus: 200, excerpt: 'Inizio' });
  });

  it('reads a kilobyte of an answer of ten gigabytes', async () => {
    const head = `HTTP/1.1 200 OK\r\ncontent-length: ${String(10 * 1024 ** 3)}\r\n\r\n`;
    const { post, site } = await talking(flood(head, 'x'.repeat(64 * 1024)));
    const outcome = await post();
    expect(outcome).toMatchObject({ responseStatus: 200, fault: null });
    expect(outcome.excerpt).toBe('x'.repeat(1_024));
    await vi.waitFor(() => {
      expect(site.countOpen()).toBe(0);
    });
  });

  it('takes garbage for no answer', async () => {
    const noise = createHash('sha512').update('rumore').digest();
    const { post } = await talking(say(noise));
    expect(await post()).toMatchObject({ responseStatus: null, fault: 'unreachable' });
  });

  it('is broken off when we are told to stop', async () => {
    const { post } = await answering(() => undefined);
    const caller = new AbortController();
    const posting = post('http://n8n.example/hook', caller.signal);
    caller.abort();
    expect(await posting).toMatchObject({ responseStatus: null });
  });

  it.each(HOSTILE_PEERS)('to a peer that %s ends in time, and lets it go', async (_name, talk) => {
    const { post, site } = await talking(talk);
    await post();
    await vi.waitFor(() => {
      expect(site.countOpen()).toBe(0);
    });
    expect(site.countConnections()).toBe(1);
  });
});

describe('the way inside', () => {
  const sender = createWebhookSender({
    clock: createFakeClock(),
    allowsHttp: false,
    access: {
      ...createWebAccess({ dnsServer: null, localSites: new Map(), appUrl: 'https://citato.example' }),
      resolveHost: (host) =>
        Promise.resolve(host === 'due.example' ? ['1.1.1.1', '10.0.0.1'] : ['127.0.0.1']),
    },
  });

  it.each([
    'http://n8n.example/hook',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://db/',
    'https://n8n.internal/',
    'https://n8n.example:5678/',
    'https://utente:segreto@n8n.example/',
    'ftp://n8n.example/',
    'n8n',
  ])('is closed at %s, and that is said beforehand', async (url) => {
    expect(sender.maySendTo(url)).toBe(false);
    const message = { id: 'msg_1', body: '{}', secrets: [makeSecret()], signal: never() };
    expect(await sender.post({ ...message, url })).toMatchObject({ responseStatus: null, fault: 'refused' });
  });

  it.each(['https://dentro.example/', 'https://due.example/'])(
    'is closed for a name that leads there: %s',
    async (url) => {
      expect(sender.maySendTo(url)).toBe(true);
      const message = { id: 'msg_1', body: '{}', secrets: [makeSecret()], signal: never() };
      expect(await sender.post({ ...message, url })).toMatchObject({ fault: 'refused' });
    },
  );
});
