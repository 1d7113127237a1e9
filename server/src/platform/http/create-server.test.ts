import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { api, errorBody } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

/** As long as a real one: short texts are not compressed. */
const FILLER = `<!--${'-'.repeat(2_000)}-->`;
const SHELL =
  '<!doctype html><html lang="it"><meta name="citato-session" content="__SESSION__" /><meta name="citato-statistics" content="__STATISTICS__" /><script nonce="__CSP_NONCE__">1</script><div id="root"></div>' +
  FILLER +
  '</html>';
let app: TestApp;
let web: string;
let address: string;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'citato-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), SHELL);
  await writeFile(join(web, 'favicon.svg'), '<svg/>');
  await writeFile(join(web, 'assets/app-1a2b.js'), 'export const one = 1;');
  await writeFile(join(web, 'assets/app-1a2b.js.br'), 'compressed');
  await writeFile(join(web, 'assets/app-1a2b.js.map'), '{}');
  await writeFile(join(web, '.env'), 'SECRET=1');
  await writeFile(join(web, 'assets/.hidden'), 'SECRET=2');
  app = await startTestApp({ webDirectory: web, env: { APP_URL: 'https://citato.example' } });
  address = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.stop();
  await rm(web, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers });
const page = { accept: 'text/html,application/xhtml+xml' };

describe('pages and files', () => {
  test('a page of the product is the app shell, with the nonce its policy allows', async () => {
    const answer = await get('/login', page);
    const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    expect(answer.statusCode).toBe(200);
    expect(nonce).not.toBe('__CSP_NONCE__');
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await get('/login', page)).body).not.toContain(nonce);
  });

  test('the policy opens for a tag manager only where the operator has one', async () => {
    const measured = await startTestApp({ webDirectory: web, env: { GTM_ID: 'GTM-TEST123' } });
    const [without, having] = await Promise.all([
      get('/login', page),
      measured.server.inject({ url: '/login', headers: page }),
    ]);
    const config = await measured.server.inject({ url: '/api/config' });
    await measured.stop();
    expect(without.headers['content-security-policy']).not.toContain('googletagmanager');
    expect(having.headers['content-security-policy']).toContain('https://www.googletagmanager.com');
    expect(without.body).toContain('citato-statistics" content="none"');
    expect(having.body).toContain('citato-statistics" content="possible"');
    expect(config.json()).toMatchObject({ gtmId: 'GTM-TEST123' });
  });

  test('says whether a session is possible, so that a page without one asks for none', async () => {
    const hint = async (cookie?: string) => {
      const answer = await get('/login', { ...page, ...(cookie !== undefined && { cookie }) });
      return /citato-session" content="(\w+)"/.exec(answer.body)?.[1];
    };
    expect(await hint()).toBe('none');
    expect(await hint('__Host-citato_refresh=something')).toBe('possible');
  });

  test('an address that is no page answers 404 with the app shell', async () => {
    const answer = await get('/nulla/di/tutto', page);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test('hashed files may be kept for a year, others for an hour', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('a file the build has compressed is sent compressed to who accepts it', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['br', 'compressed']);
    expect(answer.headers['content-type']).toContain('javascript');
  });

  test.each([
    '/assets/missing-9z.js',
    '/assets/app-1a2b.js.map',
    '/assets/',
    '/assets/..%2findex.html',
    '/assets/.hidden',
    '/assets//app-1a2b.js',
    '/.env',
    '/.git/HEAD',
    '/index.html',
    '/assets/../.env',
    '/..%2f..%2fetc/passwd',
    '/missing.png',
  ])('%s answers a plain 404, never a page', async (url) => {
    const answer = await get(url, page);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('a page takes no other method than GET and HEAD', async () => {
    const answer = await app.server.inject({ method: 'POST', url: '/login' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await app.server.inject({ method: 'HEAD', url: '/login' })).statusCode).toBe(200);
  });
});

describe('headers', () => {
  test.each(['/login', '/assets/app-1a2b.js', '/api/plans', '/api/nulla', '/nulla', '/healthz', '/.env'])(
    '%s carries every security header',
    async (url) => {
      const { headers } = await get(url, page);
      expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
      expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe/);
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  test('nothing of the API is stored on the way', async () => {
    for (const url of ['/api/plans', '/api/auth/me', '/api/nulla']) {
      expect((await get(url)).headers['cache-control']).toBe('no-store');
    }
  });

  test('a request keeps the id it came with when that can be one', async () => {
    const sane = await get('/api/plans', { 'x-request-id': 'abc-12345678' });
    expect(sane.headers['x-request-id']).toBe('abc-12345678');
    const odd = await get('/api/plans', { 'x-request-id': 'a b' });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a long answer is compressed for who accepts it', async () => {
    const answer = await get('/api/openapi.json', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('"openapi":"3.1.0"');
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['BR', 'br'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br; q=0.000,deflate', undefined],
    ['zebra, gzipped', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('who accepts %o is sent %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await get('/api/openapi.json', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(headers.vary).toBe('accept-encoding');
  });

  test('a page that differs by cookie still says so when it also differs by encoding', async () => {
    const { headers } = await get('/login', { ...page, 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'cookie, accept-encoding']);
  });
});

describe('calls from other sites', () => {
  const login = (headers: Record<string, string>) =>
    app.server.inject({
      method: 'POST',
      url: api.signIn.path,
      headers,
      payload: { email: 'a@b.it', password: 'x' },
    });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://citato.example' },
    { origin: 'https://citato.example.evil.example' },
    { origin: 'https://sub.citato.example' },
    { origin: 'http://localhost' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', host: 'evil.example' },
  ])('are refused when they would change something: %o', async (headers) => {
    const answer = await login({ cookie: '__Host-citato_refresh=x', ...headers });
    expect([answer.statusCode, errorBody.parse(answer.json()).code]).toEqual([403, 'request.foreign_origin']);
  });

  test.each([
    { origin: 'https://citato.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('our own and those of no browser go through: %o', async (headers) => {
    expect((await login(headers)).statusCode).toBe(401);
  });

  test('a form of another site cannot even be parsed', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: api.signOut.path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: '__Host-citato_refresh=x' },
      payload: 'a=1',
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('requests too broken for a framework', () => {
  /** Sends HTTP by hand and returns what comes back until the connection closes. */
  async function speak(lines: string): Promise<string> {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(lines);
    return text(socket);
  }

  test.each([
    [
      'headers of a hundred kilobytes',
      `GET /api/plans HTTP/1.1\r\nhost: x\r\nx-big: ${'a'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
    ['a request line that is none', 'NONSENSE\r\n\r\n', 400],
    [
      'two content lengths',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    ['a path that cannot be decoded', 'GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    ['TRACE', 'TRACE /api/plans HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 405],
    ['TRACE of a page', 'TRACE /login HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 405],
    [
      'a call that cannot be decoded',
      'GET /api/%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
    ],
    [
      'a path longer than any',
      `GET /api/analysis/${'a'.repeat(9_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      404,
    ],
    ['no host', 'GET /api/plans HTTP/1.1\r\n\r\n', 400],
    [
      'an expectation nobody knows',
      'GET /api/plans HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n',
      417,
    ],
    ['a version nobody knows', 'GET /api/plans HTTP/7.3\r\nhost: x\r\n\r\n', 400],
    [
      'a body longer than allowed',
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 300000\r\n\r\n`,
      413,
    ],
    ['a call nobody knows', 'GET /api/nulla HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ])(
    '%s are refused with every header, a sentence, and no trace of our insides',
    async (_kind, lines, status) => {
      const answer = await speak(lines);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)}`));
      expect(answer).not.toMatch(/node_modules|Error:/);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const names = head
        .toLowerCase()
        .split('\r\n')
        .map((line) => line.split(':')[0]);
      expect(names).toEqual(expect.arrayContaining(await listOwnHeaders()));
      expect(head.toLowerCase()).toMatch(/content-security-policy: [^\r]*frame-ancestors 'none'/);
      if (!lines.includes(' /login ') && !lines.startsWith('GET /%')) {
        expect(head.toLowerCase()).toContain('cache-control: no-store');
        expect(body).toMatch(/"message":"[A-ZÈ].*"code":"request\./);
      }
    },
  );

  /** What every answer carries, whatever it says. */
  async function listOwnHeaders(): Promise<string[]> {
    const { headers } = await get('/api/nulla');
    const ofThisAnswer = ['connection', 'content-length', 'content-type', 'date', 'vary', 'cache-control'];
    return Object.keys(headers).filter((name) => !ofThisAnswer.includes(name));
  }
});

test('the process says that it lives and that it is ready', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
});
