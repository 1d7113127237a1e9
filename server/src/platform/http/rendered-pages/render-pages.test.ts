import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { createPageDrawing } from './render-pages.ts';

const SHELL = '<!doctype html><html lang="it"><title>Citato</title><div id="root"></div></html>';
const DOCUMENT =
  '<!doctype html><html lang="it"><title>Citato</title><meta name="citato-session" content="__SESSION__" /><div id="root">__PAGE__</div><script type="application/json" id="citato-facts">__FACTS__</script><script nonce="__CSP_NONCE__">1</script></html>';
/** Stands in for the screens: says what it was asked to draw, and how often it drew. */
const RENDERER = `let drawn = 0;
export async function renderPage({ address, facts }) {
  drawn += 1;
  if (address.includes('broken')) throw new Error('cannot draw');
  const questions = address === '/' ? [{ question: 'Perché <b>?', answer: 'Perché sì.' }] : [];
  return { html: '<main data-address="' + address + '" data-rendered="' + drawn + '">' + facts.plans.length + '</main>', questions };
}`;
let app: TestApp;
let web: string;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'citato-rendered-'));
  await mkdir(join(web, 'server'));
  await writeFile(join(web, 'index.html'), SHELL);
  await writeFile(join(web, 'page.html'), DOCUMENT);
  await writeFile(join(web, 'server/render-page.js'), RENDERER);
  await writeFile(join(web, 'server/package.json'), '{"type":"module"}');
  app = await startTestApp({
    webDirectory: web,
    renderedDirectory: web,
    env: { APP_URL: 'https://citato.example', PROMO_ENDS_AT: '2999-10-31T22:59:59.000Z' },
  });
});
afterAll(async () => {
  await app.stop();
  await rm(web, { recursive: true });
});

const get = (url: string, cookie?: string) =>
  app.server.inject({ url, headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } });
const read = (text: string): unknown => JSON.parse(text);
const renderedAddress = (body: string) => /data-address="([^"]*)"/.exec(body)?.[1] ?? null;
const renderedTimes = (body: string) => /data-rendered="(\d+)"/.exec(body)?.[1] ?? null;

test('a visitor’s page comes drawn, with what it was drawn from and a script its policy allows', async () => {
  const { body, headers, statusCode } = await get('/');
  expect(statusCode).toBe(200);
  expect(renderedAddress(body)).toBe('/');
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'cookie, accept-encoding']);
  expect(body).toContain('citato-session" content="none"');
  const facts = /id="citato-facts">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  const plans = await app.server.inject({ url: '/api/plans' });
  const config = await app.server.inject({ url: '/api/config' });
  expect(read(facts)).toEqual({ plans: read(plans.body), config: read(config.body) });
});

test('search engines read the questions as they stand on the page', async () => {
  const { body } = await get('/');
  const [, json = '{}'] = /ld\+json">(\{[^<]*FAQPage[^<]*)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Perché <b>?', acceptedAnswer: { text: 'Perché sì.' } }],
  });
  expect((await get('/login')).body).not.toContain('FAQPage');
});

test('a page is drawn once, until what it says changes', async () => {
  const first = renderedTimes((await get('/register')).body);
  expect(renderedTimes((await get('/register')).body)).toBe(first);
  await app.ctx.db.execute(sql`update plans set price_cents = price_cents + 100 where id = 'pro'`);
  expect(renderedTimes((await get('/register')).body)).not.toBe(first);
});

test('of a query only what the page shows is drawn', async () => {
  expect(renderedAddress((await get('/?utm_source=mail&azienda=x')).body)).toBe('/');
  expect(renderedAddress((await get('/register?utm_source=mail&plan=pro')).body)).toBe('/register?plan=pro');
});

test('what a visitor writes into the address never learns the nonce', async () => {
  const { body } = await get('/login?redirect=__CSP_NONCE__');
  expect(renderedAddress(body)).toBe('/login?redirect=__CSP_NONCE__');
});

test('who may hold a session waits for the app, and every other page does', async () => {
  for (const answer of [
    await get('/', '__Host-citato_refresh=something'),
    await get('/profile'),
    await get('/nulla'),
    await get(`/login?redirect=/${'x'.repeat(600)}`),
  ]) {
    expect(renderedAddress(answer.body)).toBeNull();
    expect(answer.body).toContain('<div id="root"></div>');
  }
  expect((await get('/nulla')).statusCode).toBe(404);
});

test('a database that does not answer holds no visitor up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const renderPage = createPageDrawing({
    basePath: '',
    directory: web,
    readFacts: () => new Promise(() => undefined),
    now: () => new Date(),
    log: app.ctx.log,
  });
  const drawing = renderPage({ path: '/', search: '' });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(await drawing).toBeNull();
});

test('a page that cannot be drawn comes as the app shell', async () => {
  const { body, statusCode } = await get('/login?redirect=broken');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(app.logged.map(({ message }) => message)).toContain('A page could not be drawn by the server');
});

test('a page is drawn once also where queries have used up all that is kept', async () => {
  await app.ctx.db.execute(sql`update plans set price_cents = price_cents + 100 where id = 'pro'`);
  for (let index = 0; index < 60; index += 1) await get(`/login?redirect=/${String(index)}`);
  const first = renderedTimes((await get('/')).body);
  expect(renderedTimes((await get('/')).body)).toBe(first);
});

test('queries without end cost no drawing without end, not even at once', async () => {
  await app.ctx.db.execute(sql`update plans set price_cents = price_cents + 100 where id = 'pro'`);
  const before = Number(renderedTimes((await get('/')).body));
  const asked = Array.from({ length: 120 }, (_, index) =>
    get(`/login?redirect=/a${String(index)}&plan=x${String(index)}`),
  );
  const answers = await Promise.all(asked);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(answers.filter(({ body }) => body.includes('<div id="root"></div>'))).toHaveLength(71);
  expect(Number(renderedTimes((await get('/register?plan=pro')).body))).toBe(before + 50);
});
