import { api, type Endpoint, ERRORS } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let admin: SignedInUser;
let page: string;
const fetchPage = (as?: SignedInUser) =>
  app.server.inject({
    method: 'GET',
    url: api.getDocumentation.path,
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
  });
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'capo@esempio.it' } });
  admin = await app.openAccount({ email: 'capo@esempio.it' });
  page = (await fetchPage(admin)).body;
});
afterAll(() => app.stop());

describe('the documentation', () => {
  it('is an administrator’s', async () => {
    const user = await app.openAccount();
    const answers = await Promise.all([fetchPage(), fetchPage(user), fetchPage(admin)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200]);
    expect(answers[2].headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each(Object.entries<Endpoint>(api))('has %s with method, path and every field', (name, endpoint) => {
    const start = page.indexOf(`<h3 id="${name}">`);
    expect(start).toBeGreaterThan(0);
    const article = page.slice(start, page.indexOf('</article>', start));
    expect(article).toContain(`<span class="method">${endpoint.method}</span>${endpoint.path}</h3>`);
    for (const schema of [endpoint.params, endpoint.query])
      for (const field of Object.keys(schema?.shape ?? {})) expect(article).toContain(`<td>${field}</td>`);
    for (const status of Object.keys(endpoint.responses)) expect(article).toContain(`Risposta ${status}`);
  });

  it('has every code of an error with its sentence', () => {
    for (const code of Object.keys(ERRORS)) expect(page).toContain(`<tr id="${code}">`);
    expect(page).toContain('Non resta nulla da rifare');
  });

  it('gives most calls that take a body an example their own schema accepts', () => {
    const articles = page.split('<article').slice(1);
    const withBody = articles.filter((article) => article.includes('<h4>Richiesta</h4>'));
    const exemplified = withBody.filter((article) =>
      article.slice(article.indexOf('<h4>Richiesta</h4>'), article.indexOf('<h4>Risposta')).includes('<pre>'),
    );
    expect(exemplified.length / withBody.length).toBeGreaterThan(0.6);
  });

  it('is in parts of which one is shown, each with its place among the contents', () => {
    const parts = page.split('<section class="part">').slice(1);
    const ids = parts.map((part) => /<h2 id="([^"]+)"/.exec(part)?.[1]);
    expect(ids.length).toBeGreaterThan(20);
    const contents = page.slice(page.indexOf('<nav'), page.indexOf('</nav>'));
    for (const id of ids) expect(contents).toContain(`href="#${id ?? ''}"`);
    // What a call takes and gives unfolds: a part is as long as its list of calls.
    expect(
      page
        .split('<article')
        .slice(1)
        .every((article) => article.includes('<details>')),
    ).toBe(true);
  });

  it('loads nothing, runs nothing, and leads nowhere but within itself', () => {
    expect(page).not.toMatch(/<(script|link|img|iframe)\b|@import|url\(|\son\w+=/i);
    const targets = [...page.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(50);
    for (const target of new Set(targets)) {
      expect(target).toMatch(/^#/);
      expect(page).toContain(`id="${target.slice(1)}"`);
    }
    const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no gap where something was to be said', () => {
    const tables = page.split('<table>').slice(1);
    const limited = tables.filter((table) => table.split('</table>')[0]?.includes('<th>Limiti</th>'));
    expect(limited.length).toBeGreaterThan(10);
    expect(limited.length).toBeLessThan(tables.length);
    for (const table of limited)
      expect(table.split('</table>')[0]).toMatch(/<td>[^<]+<\/td>\s*<td>[^<]+<\/td>\s*<td>[^<]+<\/td>/);
    expect(page).not.toMatch(/undefined|\[object|NaN|function |=>/);
    expect(page).toContain('<html lang="it">');
  });
});
