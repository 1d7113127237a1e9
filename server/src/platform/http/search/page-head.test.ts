import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLIC_PAGES } from '@citato/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'citato-search-'));
  await writeFile(
    join(web, 'index.html'),
    '<!doctype html><html lang="it"><title>Citato</title><div id="root"></div></html>',
  );
  app = await startTestApp({ webDirectory: web, env: { APP_URL: 'https://citato.example' } });
});
afterAll(async () => {
  await app.stop();
  await rm(web, { recursive: true });
});

const get = (url: string) => app.server.inject({ url, headers: { accept: 'text/html' } });

test('a public page carries its title, description, address and picture before any script runs', async () => {
  for (const { path, title } of PUBLIC_PAGES) {
    const { body, headers } = await get(path);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toMatch(/<meta name="description" content="[^"]{30,160}" \/>/);
    expect(body).toContain(`<link rel="canonical" href="https://citato.example${path}" />`);
    expect(body).toContain('content="https://citato.example/og.png"');
    expect(headers['x-robots-tag']).toBeUndefined();
  }
  expect((await get('/')).body).toContain('"@type":"WebApplication"');
  expect((await get('/register?plan=pro')).body).toContain('href="https://citato.example/register"');
});

test('every other page is kept from search engines', async () => {
  for (const path of ['/profile', '/admin', '/checkout', '/landing-preview', '/header-variants', '/nulla']) {
    const { body, headers } = await get(path);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).not.toContain('canonical');
  }
});

test('crawlers find the public pages, and no call but the two a page is drawn with', async () => {
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.body.match(/<loc>/g)).toHaveLength(PUBLIC_PAGES.length);
  expect(sitemap.body).toContain('<loc>https://citato.example/register</loc>');
  const robots = await get('/robots.txt');
  expect(robots.body).toContain('Disallow: /api/');
  expect(robots.body).toContain('Sitemap: https://citato.example/sitemap.xml');
  expect((await get('/llms.txt')).body).toContain('# Citato');
  const head = await app.server.inject({ method: 'HEAD', url: '/robots.txt' });
  expect(head.statusCode).toBe(200);
});
