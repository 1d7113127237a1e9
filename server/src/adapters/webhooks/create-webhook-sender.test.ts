import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '#test/fake-clock';
import { HOSTILE_PEERS } from '#test/stand-ins/sites/hostile-peers';
import { flood, type RawSite, say, startRawSite, type Talk } from '#test/stand-ins/sites/raw-site';
import { type PageHandler, type SiteStandIn, startSite } from '#test/stand-ins/sites/site-server';
import { createWebAccess, parseNetworks } from '../guarded-web/index.ts';
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

  it.each([
    ['30', 30],
    ['0.4', 1],
    ['Mon, 02 Mar 2026 09:01:00 GMT', 60],
    ['Mon, 02 Mar 2020 09:01:00 GMT', 0],
    ['99999999', 86_400],
    ['presto', undefined],
  ])('tells how long a receiver asks to wait: %s', async (wait, retryAfterSeconds) => {
    const { post } = await answering((response) => response.writeHead(429, { 'retry-after': wait }).end());
    const outcome = await post();
    expect([outcome.responseStatus, outcome.retryAfterSeconds]).toEqual([429, retryAfterSeconds]);
  });

  it('to a chat is not signed', async () => {
    const { sender, site } = await answering((response) => response.writeHead(200).end());
    await sender.post({
      url: 'http://n8n.example/hook',
      id: 'msg_1',
      body: '{}',
      secrets: [],
      signal: never(),
    });
    expect(site.requests[0]?.headers).not.toHaveProperty('webhook-signature');
  });

  it('knows an endpoint that is gone', async () => {
    const { post } = await answering((response) => response.writeHead(410).end());
    expect(await post()).toMatchObject({ responseStatus: 410, fault: null, excerpt: '' });
  });

  it('is given up in time when nobody answers', async () => {
    const { post } = await answering(() => undefined, { timeoutMs: 80 });
    expect(await post()).toMatchObject({ responseStatus: null, fault: 'timeout', excerpt: null });
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
    ['http://n8n.example/hook', 'not_encrypted'],
    ['https://127.0.0.1/', 'not_public'],
    ['https://2130706433/', 'not_public'],
    ['https://[::1]/', 'not_public'],
    ['https://[::ffff:10.0.0.1]/', 'not_public'],
    ['https://169.254.169.254/latest/meta-data/', 'not_public'],
    ['https://10.0.0.1:5678/', 'not_public'],
    ['https://localhost/', 'not_public'],
    ['https://db/', 'not_public'],
    ['https://n8n.internal/', 'not_public'],
    ['https://n8n.example:5678/', 'other_port'],
    ['https://n8n.example:8443/', 'other_port'],
    ['https://utente:segreto@n8n.example/', 'not_public'],
    ['ftp://n8n.example/', 'not_public'],
    ['n8n', 'not_public'],
  ])('is closed at %s, and why is said beforehand: %s', async (url, fault) => {
    expect(sender.findAddressFault(url)).toBe(fault);
    const message = { id: 'msg_1', body: '{}', secrets: [makeSecret()], signal: never() };
    expect(await sender.post({ ...message, url })).toMatchObject({ responseStatus: null, fault: 'refused' });
  });

  it.each(['https://dentro.example/', 'https://due.example/'])(
    'is closed for a name that leads there: %s',
    async (url) => {
      expect(sender.findAddressFault(url)).toBeNull();
      const message = { id: 'msg_1', body: '{}', secrets: [makeSecret()], signal: never() };
      expect(await sender.post({ ...message, url })).toMatchObject({ fault: 'refused' });
    },
  );
});

describe('a network the operator lists', () => {
  const HOOK = { '/hook': 'ok' };
  /** What names lead to, and what each leads to at the second look. */
  let leads: Record<string, readonly string[][]>;
  const lookups = new Map<string, number>();
  const listing = (list: readonly string[], { allowsHttp = false } = {}) =>
    createWebhookSender({
      clock: createFakeClock(),
      allowsHttp,
      access: {
        ...createWebAccess({
          dnsServer: null,
          localSites: new Map(),
          appUrl: 'https://citato.example',
          allowNetworks: parseNetworks(list),
        }),
        resolveHost: (host) => {
          const lookup = lookups.get(host) ?? 0;
          lookups.set(host, lookup + 1);
          const found = leads[host] ?? [];
          return Promise.resolve(found[Math.min(lookup, found.length - 1)] ?? []);
        },
        timeoutMs: 400,
      },
    });
  const send = (sender: ReturnType<typeof listing>, url: string) =>
    sender.post({ url, id: 'msg_1', body: '{}', secrets: [makeSecret()], signal: never() });

  async function openSite() {
    const site = await startSite(HOOK);
    open.push(site);
    leads = {
      'n8n.azienda.example': [[site.address]],
      'n8n.internal': [[site.address]],
      n8n: [[site.address]],
      'rebound.example': [[site.address], ['10.0.0.1']],
      'mixed.example': [[site.address, '10.0.0.1']],
      'mapped.example': [[`::ffff:${site.address}`]],
      'public.example': [['203.0.114.7']],
    };
    lookups.clear();
    return site;
  }

  it.each(['n8n.azienda.example', 'n8n.internal', 'n8n'])(
    'is reached by the name %s, on its own port and over http',
    async (host) => {
      const site = await openSite();
      const sender = listing([site.address]);
      const url = `http://${host}:${String(site.port)}/hook`;
      expect(sender.findAddressFault(url)).toBeNull();
      expect(await send(sender, url)).toMatchObject({ responseStatus: 200, fault: null });
    },
  );

  it('is reached by its address', async () => {
    const site = await openSite();
    const sender = listing([`${site.address}/32`]);
    const url = `http://${site.address}:${String(site.port)}/hook`;
    expect(sender.findAddressFault(url)).toBeNull();
    expect(await send(sender, url)).toMatchObject({ responseStatus: 200 });
  });

  it.each([
    ['a name that leads there once and elsewhere the next time', 'rebound.example', [200, null]],
    ['a name that leads there and elsewhere', 'mixed.example', [null]],
    ['its address dressed as IPv6', 'mapped.example', [null]],
    ['another port of the public internet', 'public.example', [null]],
  ])('opens no way by %s', async (_case, host, statuses) => {
    const site = await openSite();
    const sender = listing([site.address]);
    for (const responseStatus of statuses)
      expect(await send(sender, `http://${host}:${String(site.port)}/hook`)).toMatchObject({
        responseStatus,
        fault: responseStatus === null ? 'refused' : null,
      });
    expect(site.requests).toHaveLength(statuses.filter((status) => status !== null).length);
  });

  it.each([
    ['https://10.0.0.1/', 'not_public'],
    ['https://10.0.0.1:5678/', 'not_public'],
    ['https://[::1]/', 'not_public'],
    ['https://169.254.169.254/', 'not_public'],
    ['http://8.8.8.8/', 'not_encrypted'],
    ['https://8.8.8.8:8443/', 'other_port'],
    ['https://[::ffff:127.0.0.1]/', 'not_public'],
  ])('leaves everything else closed: %s', async (url, fault) => {
    const site = await openSite();
    const sender = listing([site.address]);
    expect(sender.findAddressFault(url)).toBe(fault);
    expect(await send(sender, url)).toMatchObject({ responseStatus: null, fault: 'refused' });
  });

  it('is not followed into by a redirect from there', async () => {
    const site = await startSite({
      '/hook': (response) => response.writeHead(307, { location: 'http://10.0.0.1/inside' }).end(),
    });
    open.push(site);
    const url = `http://${site.address}:${String(site.port)}/hook`;
    expect(await send(listing([site.address]), url)).toMatchObject({ responseStatus: 307, fault: null });
    expect(site.requests).toHaveLength(1);
  });
});
