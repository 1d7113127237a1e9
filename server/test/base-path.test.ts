import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMailbox } from '#features/emails';
import { startTestApp, TEST_PASSWORD, type TestApp } from '#test/start-test-app';

const APP_URL = 'https://acme.example/citato';
const SHELL =
  '<!doctype html><html lang="it"><head><title>Citato</title><link rel="icon" href="__BASE__/favicon.svg" /></head><body><script src="__BASE__/assets/app.js"></script></body></html>';
let app: TestApp;
let web: string;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'citato-base-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), SHELL);
  await writeFile(join(web, 'assets/app.js'), 'export const one = 1;');
  app = await startTestApp({ webDirectory: web, env: { APP_URL } });
});
afterAll(async () => {
  await app.stop();
  await rm(web, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.server.inject({ method: 'GET', url, headers });

describe('under a path of its host', () => {
  test.each([
    ['a page', '/login?plan=pro', 200],
    ['the home page', '/', 200],
    ['a file', '/assets/app.js', 200],
    ['a call', '/api/plans', 200],
    ['health', '/healthz', 200],
    ['an address nobody knows', '/nulla', 404],
    ['a call nobody knows', '/api/nulla', 404],
  ])(
    '%s answers alike whether the reverse proxy keeps the path or takes it out',
    async (_what, path, status) => {
      const [kept, taken] = [await get(`/citato${path}`), await get(path)];
      expect([kept.statusCode, taken.statusCode]).toEqual([status, status]);
      expect(kept.headers['content-type']).toBe(taken.headers['content-type']);
    },
  );

  test('its own address answers with and without a slash at its end', async () => {
    for (const url of ['/citato', '/citato/', '/citato?azienda=1'])
      expect((await get(url)).statusCode, url).toBe(200);
    expect((await get('/citato-altro/login')).statusCode).toBe(404);
    expect((await get('/citatologin')).statusCode).toBe(404);
  });

  test('a page names its files, itself and its path by that path', async () => {
    const { body } = await get('/citato/login');
    expect(body).toContain('<html lang="it" data-base="/citato">');
    expect(body).toContain('src="/citato/assets/app.js"');
    expect(body).toContain('href="/citato/favicon.svg"');
    expect(body).toContain('<link rel="canonical" href="https://acme.example/citato/login" />');
    expect(body).toContain('content="https://acme.example/citato/og.png"');
    expect(body).not.toContain('__BASE__');
  });

  test('search engines and programs read addresses with it', async () => {
    expect((await get('/citato/sitemap.xml')).body).toContain(
      '<loc>https://acme.example/citato/register</loc>',
    );
    const robots = (await get('/citato/robots.txt')).body;
    expect(robots).toContain('Disallow: /citato/api/');
    expect(robots).toContain('Sitemap: https://acme.example/citato/sitemap.xml');
    expect((await get('/citato/llms.txt')).body).toContain('](https://acme.example/citato/register)');
    expect((await get('/citato/api/openapi.json')).json()).toMatchObject({ servers: [{ url: APP_URL }] });
    expect((await get('/citato/api/config')).json()).toMatchObject({
      legal: { privacyUrl: '/citato/privacy', cookieUrl: '/citato/cookie' },
    });
  });

  test('mailed links keep it, and the cookies go there alone', async () => {
    const email = 'ada@ponteverde.example';
    const registered = await app.server.inject({
      method: 'POST',
      url: `/citato${api.registerAccount.path}`,
      payload: { email, password: TEST_PASSWORD, firstName: 'Ada', lastName: 'Bianchi' },
    });
    expect(registered.statusCode).toBe(201);
    expect(registered.cookies).toMatchObject([
      { name: '__Secure-citato_registration', path: '/citato', secure: true, httpOnly: true },
    ]);
    await app.settleJobs();
    const [mail] = await listMailbox(app.ctx, { to: email });
    const links = (mail?.links ?? []).filter((link) => link.includes('acme.example'));
    expect(links[0]).toMatch(/^https:\/\/acme\.example\/citato\/verify-email\?token=/);
    const token = new URL(links[0] ?? '').searchParams.get('token');
    const verified = await app.server.inject({
      method: 'POST',
      url: `/citato${api.verifyEmail.path}`,
      payload: { token },
      cookies: { '__Secure-citato_registration': registered.cookies[0]?.value ?? '' },
    });
    expect(verified.statusCode).toBe(200);
    const refresh = verified.cookies.find(({ name }) => name === '__Secure-citato_refresh');
    expect(refresh).toMatchObject({ path: '/citato', secure: true });
    const page = await get('/citato/login', {
      accept: 'text/html',
      cookie: `__Secure-citato_refresh=${refresh?.value ?? ''}`,
    });
    expect(page.statusCode).toBe(200);
  });
});

test('at the root of its host a page is as the build left it', async () => {
  const atRoot = await startTestApp({ webDirectory: web, env: { APP_URL: 'https://citato.example' } });
  const { body } = await atRoot.server.inject({ url: '/profile', headers: { accept: 'text/html' } });
  await atRoot.stop();
  expect(body).toBe(SHELL.replaceAll('__BASE__', ''));
});
