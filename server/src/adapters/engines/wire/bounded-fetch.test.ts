import { type RequestListener, type Server, createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import {
  drip,
  flood,
  sayAndClose,
  startRawSite,
  type RawSite,
  type Talk,
} from '#test/stand-ins/sites/raw-site';
import { boundedFetch } from './bounded-fetch.ts';

const TEXT = '{"testo":"perché no — 🍋"}';
const BYTES = Buffer.from(TEXT);
const servers: (Server | RawSite)[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) void server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`;
}

async function serveRaw(talk: Talk): Promise<string> {
  const site = await startRawSite(talk);
  servers.push(site);
  return `http://127.0.0.1:${site.port}/`;
}

const post = (url: string, { headers = {}, signal }: { headers?: object; signal?: AbortSignal } = {}) =>
  boundedFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"domanda":"sì"}',
    ...(signal && { signal }),
  });

describe('a call to a provider', () => {
  it('posts the text as it is and gives status, headers and body', async () => {
    const seen: unknown[] = [];
    const url = await serve((request, response) => {
      void readText(request).then((body) => {
        seen.push(request.method, request.url, request.headers['content-type'], body);
        response.writeHead(418, { 'retry-after': '7' }).end(TEXT);
      });
    });
    const response = await post(url);
    expect(seen).toEqual(['POST', '/v1', 'application/json', '{"domanda":"sì"}']);
    expect([response.status, response.headers.get('retry-after')]).toEqual([418, '7']);
    expect(await response.text()).toBe(TEXT);
  });

  it('keeps its connection for the next', async () => {
    const ports = new Set<unknown>();
    const url = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      request.resume();
      response.end(TEXT);
    });
    for (let call = 0; call < 3; call += 1) expect(await (await post(url)).text()).toBe(TEXT);
    expect(ports.size).toBe(1);
  });

  it.each([
    { encoding: 'gzip', body: gzipSync(BYTES) },
    { encoding: 'deflate', body: deflateSync(BYTES) },
    { encoding: 'br', body: brotliCompressSync(BYTES) },
  ])('reads $encoding', async ({ encoding, body }) => {
    const url = await serve((_, response) => response.setHeader('content-encoding', encoding).end(body));
    const response = await post(url);
    expect(await response.text()).toBe(TEXT);
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('counts what a small body holds compressed', async () => {
    const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024, 'a'));
    const url = await serve((_, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
    await expect(post(url)).rejects.toThrow('response too large');
  });

  it.each([
    { what: 'is none', body: Buffer.from('niente') },
    { what: 'breaks off', body: gzipSync(BYTES).subarray(0, 20) },
  ])('has no answer in a compression that $what', async ({ body }) => {
    const url = await serve((_, response) => response.setHeader('content-encoding', 'gzip').end(body));
    await expect(post(url)).rejects.toThrow('response cannot be decompressed');
  });

  it('has no body where there is none', async () => {
    const url = await serve((_, response) => response.writeHead(204).end());
    expect((await post(url)).body).toBeNull();
  });

  it('follows a redirect with its question, and keeps its key from other servers', async () => {
    const asked: unknown[] = [];
    const elsewhere = await serve((request, response) => {
      void readText(request).then((body) => {
        asked.push(body, request.headers.authorization, request.headers['x-api-key']);
        response.end(TEXT);
      });
    });
    const first = await serve((request, response) => {
      request.resume();
      asked.push(request.headers.authorization);
      response.writeHead(307, { location: request.url === '/v1' ? '/v2' : elsewhere }).end();
    });
    const headers = { authorization: 'Bearer sk-1', 'x-api-key': 'sk-2' };
    expect(await (await post(first, { headers })).text()).toBe(TEXT);
    expect(asked).toEqual(['Bearer sk-1', 'Bearer sk-1', '{"domanda":"sì"}', undefined, undefined]);
  });

  it('does not follow in circles for ever, nor where the question would be lost', async () => {
    let asked = 0;
    const url = await serve((request, response) => {
      request.resume();
      asked += 1;
      response.writeHead(request.url === '/v1' ? 308 : 302, { location: '/v1' }).end();
    });
    expect((await post(url)).status).toBe(308);
    expect(asked).toBe(21);
    expect((await post(url.replace('v1', 'v2'))).status).toBe(302);
  });

  it.each([
    { when: 'before the head', respond: () => undefined },
    { when: 'within the body', respond: (write: (text: string) => void) => write('{"testo":') },
  ])('stops at once $when, with the reason it was given', async ({ respond }) => {
    const closed = Promise.withResolvers<null>();
    const arrived = Promise.withResolvers<null>();
    const url = await serve((request, response) => {
      request.resume();
      response.on('close', () => closed.resolve(null));
      respond((text) => response.write(text));
      arrived.resolve(null);
    });
    const stop = new AbortController();
    const answer = post(url, { signal: stop.signal });
    await arrived.promise;
    stop.abort(new Error('basta'));
    await expect(answer).rejects.toThrow('basta');
    await closed.promise;
  });

  it('is not begun when it was stopped before', async () => {
    await expect(post('http://127.0.0.1:1/', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });

  it.each([
    { what: 'tears the connection down', talk: (socket) => socket.resetAndDestroy() },
    { what: 'hangs up without a word', talk: sayAndClose('') },
    { what: 'breaks off in its head', talk: sayAndClose('HTTP/1.1 200 OK\r\nx: a') },
    {
      what: 'breaks off in its body',
      talk: sayAndClose('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n', 'a'),
    },
    {
      what: 'changes the protocol',
      talk: sayAndClose('HTTP/1.1 101 X\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n'),
    },
    { what: 'hints without end', talk: flood('', 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n') },
    { what: 'has a head without end', talk: flood('HTTP/1.1 200 OK\r\n', `x: ${'a'.repeat(60)}\r\n`) },
    { what: 'speaks something else', talk: sayAndClose('220 mail.example ESMTP\r\n') },
  ] satisfies { what: string; talk: Talk }[])(
    'fails as fetch does at a peer that $what',
    async ({ talk }) => {
      const error: unknown = await post(await serveRaw(talk)).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toHaveProperty('message', 'fetch failed');
      expect(error).toHaveProperty('cause');
    },
  );

  it('is stopped by its signal at a peer that drips', async () => {
    const stop = new AbortController();
    const started = Promise.withResolvers<null>();
    const url = await serveRaw((socket, stopped) => {
      started.resolve(null);
      drip('HTTP/1.1 200 OK\r\nx: ', 'a')(socket, stopped);
    });
    const answer = post(url, { signal: stop.signal });
    await started.promise;
    stop.abort(new Error('troppo lento'));
    await expect(answer).rejects.toThrow('troppo lento');
  });

  it('posts texts, asks for pages, and does nothing else', async () => {
    const refusal = 'Only texts are posted, and only pages asked for';
    const url = 'http://127.0.0.1:1/';
    await expect(boundedFetch(url, { method: 'POST' })).rejects.toThrow(refusal);
    await expect(boundedFetch(url, { method: 'POST', body: new FormData() })).rejects.toThrow(refusal);
    await expect(boundedFetch(url, { method: 'DELETE' })).rejects.toThrow(refusal);
    await expect(boundedFetch(url, { body: 'un testo' })).rejects.toThrow(refusal);
  });
});
