import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#test/recording-log';
import { say, startRawSite } from '#test/stand-ins/sites/raw-site';
import { type ProxyStandIn, startProxy } from '#test/stand-ins/forward-proxy/start-proxy';
import { startSite } from '#test/stand-ins/sites/site-server';
import { issueCertificate, startTlsServer } from '#test/stand-ins/tls/tls-server';
import { createOutbound } from './create-outbound.ts';
import { type OutboundRequest } from './plan-request.ts';
import { OutboundFault } from './outbound-fault.ts';
import { parseProxy } from './proxy-settings.ts';

const authority = issueCertificate({ name: 'authority of this test', isAuthority: true });
const trusted = getCACertificates('default');
beforeAll(() => {
  setDefaultCACertificates([...trusted, authority.cert]);
});
afterAll(() => {
  setDefaultCACertificates(trusted);
});
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});
const keep = <Server extends { close(): Promise<unknown> }>(server: Server): Server => {
  open.push(server);
  return server;
};

const HOST = 'api.engine.example';
const startHttps = async () =>
  keep(await startTlsServer(issueCertificate({ name: HOST, host: HOST, issuer: authority })));
const startHttp = async () => keep(await startSite({ '/a?b=1': 'letto', '/': 'casa' }));

function leaveBy(proxy: ProxyStandIn | string, noProxy = '') {
  const url = parseProxy(typeof proxy === 'string' ? proxy : proxy.url);
  const log = createRecordingLog();
  const outbound = createOutbound({ proxies: { httpsProxy: url, httpProxy: url, noProxy }, log: log.logger });
  const ask = (address: string, more: Partial<OutboundRequest> = {}) =>
    outbound.request({ url: new URL(address), method: 'GET', headers: {}, signal: null, ...more });
  const read = async (address: string, more: Partial<OutboundRequest> = {}) => {
    const response: IncomingMessage = await ask(address, more);
    return { status: response.statusCode, body: await text(response) };
  };
  return { outbound, ask, read, log };
}

const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: unknown) => (error instanceof OutboundFault ? error : null),
  );

describe('an address that is trusted', () => {
  it('is reached over https through a tunnel, whose certificate is the host’s own', async () => {
    const server = await startHttps();
    const proxy = keep(await startProxy({ hosts: { [HOST]: server.port } }));
    const { read } = leaveBy(proxy);
    expect(await read(`https://${HOST}/v1`)).toEqual({ status: 200, body: '{}' });
    expect(proxy.asked).toEqual([`CONNECT ${HOST}:443`]);
  });

  it('keeps its tunnel for the next request', async () => {
    const server = await startHttps();
    const proxy = keep(await startProxy({ hosts: { [HOST]: server.port } }));
    const { read } = leaveBy(proxy);
    for (let time = 0; time < 3; time += 1) await read(`https://${HOST}/v1`);
    expect(server.countRequests()).toBe(3);
    expect(proxy.asked).toHaveLength(1);
  });

  it('is not trusted by another host’s certificate', async () => {
    const server = keep(
      await startTlsServer(issueCertificate({ name: 'x', host: 'other.example', issuer: authority })),
    );
    const proxy = keep(await startProxy({ hosts: { [HOST]: server.port } }));
    await expect(leaveBy(proxy).read(`https://${HOST}/v1`)).rejects.toThrow(/altnames|Hostname/);
    expect(server.countRequests()).toBe(0);
  });

  it('is asked for by its whole address over http, with its name and without its fragment', async () => {
    const site = await startHttp();
    const proxy = keep(await startProxy({ hosts: { 'n8n.example': site.port } }));
    const { read } = leaveBy(proxy);
    expect(await read('http://n8n.example/a?b=1#c')).toEqual({ status: 200, body: 'letto' });
    expect(proxy.asked).toEqual(['GET http://n8n.example/a?b=1']);
    expect(site.requests[0]?.headers).toMatchObject({ host: 'n8n.example' });
    expect(site.requests[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('is reached straight where NO_PROXY names it', async () => {
    const site = await startHttp();
    const proxy = keep(await startProxy());
    const { read } = leaveBy(proxy, '127.0.0.0/8');
    expect((await read(`http://127.0.0.1:${site.port}/`)).status).toBe(200);
    expect(proxy.asked).toEqual([]);
  });
});

describe('an address that somebody has checked', () => {
  const pin = (port: number, addresses = ['127.0.0.1']) => ({ pinned: { addresses, port } });

  it('is reached over https at the checked address, by the certificate of its name', async () => {
    const server = await startHttps();
    const proxy = keep(await startProxy());
    expect((await leaveBy(proxy).read(`https://${HOST}/`, pin(server.port))).status).toBe(200);
    expect(proxy.asked).toEqual([`CONNECT 127.0.0.1:${server.port}`]);
  });

  it('is reached over http at the checked address, too: the name is for the server alone', async () => {
    const site = await startHttp();
    const proxy = keep(await startProxy());
    expect((await leaveBy(proxy).read('http://negozio.example/', pin(site.port))).body).toBe('casa');
    expect(proxy.asked).toEqual([`CONNECT 127.0.0.1:${site.port}`]);
    expect(site.requests[0]?.headers).toMatchObject({ host: 'negozio.example' });
  });

  it('is tried at each of its addresses, those of IPv4 first', async () => {
    const site = await startHttp();
    const proxy = keep(await startProxy({ hosts: { '127.0.0.9': 1 } }));
    const addresses = ['2001:db8::1', '127.0.0.9', '127.0.0.1'];
    const { body } = await leaveBy(proxy).read('http://negozio.example/', pin(site.port, addresses));
    expect(body).toBe('casa');
    expect(proxy.asked).toEqual([`CONNECT 127.0.0.9:${site.port}`, `CONNECT 127.0.0.1:${site.port}`]);
  });

  it('has no connection that others find open', async () => {
    const site = await startHttp();
    const proxy = keep(await startProxy());
    const { read } = leaveBy(proxy);
    await read('http://negozio.example/', pin(site.port));
    await read('http://negozio.example/', pin(site.port));
    expect(proxy.asked).toHaveLength(2);
  });
});

describe('a proxy with a password', () => {
  it('is told it, for tunnels and for whole addresses', async () => {
    const [server, site] = [await startHttps(), await startHttp()];
    const hosts = { [HOST]: server.port, 'n8n.example': site.port };
    const proxy = keep(await startProxy({ hosts, credentials: 'ada:geheim' }));
    const { read } = leaveBy(proxy);
    expect((await read(`https://${HOST}/`)).status).toBe(200);
    expect((await read('http://n8n.example/')).status).toBe(200);
  });

  it.each(['https://api.engine.example/', 'http://n8n.example/'])(
    'that nobody gave it tells the operator once what to do, whichever way: %s',
    async (address) => {
      const proxy = keep(await startProxy({ credentials: 'ada:geheim' }));
      const { ask, log } = leaveBy(proxy.url.replace('ada:geheim@', ''));
      for (let time = 0; time < 2; time += 1)
        expect(await faultOf(ask(address))).toMatchObject({ kind: 'proxy_authentication' });
      const lines = log.entries.filter(({ level }) => level === 'error');
      expect(lines.map(({ message }) => message)).toEqual([
        expect.stringMatching(
          /asks for a user and a password \(407\).*http:\/\/user:password@127\.0\.0\.1:\d+/,
        ),
      ]);
    },
  );

  it('that is the wrong one is said to be so, and stays out of the log', async () => {
    const proxy = keep(await startProxy({ credentials: 'ada:geheim' }));
    const { ask, log } = leaveBy(proxy.url.replace('geheim', 'sbagliata'));
    const fault = await faultOf(ask('https://api.engine.example/'));
    expect(fault?.message).toContain('does not accept');
    expect(JSON.stringify(log.entries)).not.toContain('sbagliata');
  });
});

describe('a proxy that', () => {
  it('refuses a host is told apart from the host', async () => {
    const proxy = keep(await startProxy({ refusal: 403 }));
    expect(await faultOf(leaveBy(proxy).ask('https://api.engine.example/'))).toMatchObject({
      kind: 'proxy_refused',
      code: 'PROXY_REFUSED',
    });
  });

  it('is not there is told to the operator', async () => {
    const { ask, log } = leaveBy('http://127.0.0.1:1');
    expect(await faultOf(ask('https://api.engine.example/'))).toMatchObject({ kind: 'proxy_unreachable' });
    expect(JSON.stringify(log.entries)).toContain('ECONNREFUSED');
  });

  it.each([
    ['hangs up', (socket: { destroy(): void }) => socket.destroy()],
    ['speaks something else', say('220 mail.example ESMTP\r\n')],
  ])('%s fails, and ends nothing else', async (_what, talk) => {
    const peer = keep(await startRawSite(talk));
    const { ask } = leaveBy(`http://127.0.0.1:${peer.port}`);
    expect(await faultOf(ask('https://api.engine.example/'))).toMatchObject({ kind: 'proxy_unreachable' });
  });

  it('never answers is left when the caller gives up', async () => {
    const peer = keep(await startRawSite(say(''), { at: 'connection' }));
    const stop = new AbortController();
    const asking = leaveBy(`http://127.0.0.1:${peer.port}`).ask('https://api.engine.example/', {
      signal: stop.signal,
    });
    stop.abort(new Error('basta'));
    await expect(asking).rejects.toThrow('basta');
  });
});

it('a library of its own requests is given the tunnels, or nothing where none is needed', async () => {
  const proxy = keep(await startProxy());
  const { outbound } = leaveBy(proxy, 'spared.example');
  expect(outbound.agentFor(new URL('https://api.stripe.com'))).toBeDefined();
  expect(outbound.agentFor(new URL('https://spared.example'))).toBeUndefined();
});
