import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SiteReader } from './site-reader.ts';
import { type AccountId, newId } from '#lib/ids';
import { deleteExpiredLeases } from '#platform/limits';
import { countRows } from '#test/monitoring-scene';
import { createSlowReader } from '#test/stand-ins/sites/slow-reader';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { readWebsite } from './read-website.ts';
import { NO_VISITS } from '#test/stand-ins/sites/no-visits';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.ctx.db.execute(sql`delete from leases`));

const never = new AbortController().signal;

function readFor(userId: AccountId, siteReader: SiteReader, url = 'https://sito.example') {
  return readWebsite({ db: app.ctx.db, siteReader }, { userId, url, signal: never });
}

test('of one account one website is read at a time, whoever reads it; other accounts’ are read meanwhile', async () => {
  const sites = createSlowReader();
  const [ada, eva] = [newId<AccountId>(), newId<AccountId>()];
  const first = readFor(ada, sites.siteReader);
  await vi.waitFor(() => {
    expect(sites.waiting()).toHaveLength(1);
  });
  const others = Array.from({ length: 9 }, () => readFor(ada, createSlowReader().siteReader));
  expect(await Promise.all(others)).toEqual(others.map(() => null));
  const elsewhere = readFor(eva, sites.siteReader);
  await vi.waitFor(() => {
    expect(sites.waiting()).toHaveLength(2);
  });
  sites.answer();
  expect(await first).toMatchObject({ status: 'ok' });
  expect(await elsewhere).toMatchObject({ status: 'ok' });
  const again = readFor(ada, sites.siteReader);
  await vi.waitFor(() => {
    expect(sites.begun()).toBe(3);
  });
  sites.answer();
  expect(await again).not.toBeNull();
  expect(await countRows(app, 'leases')).toBe(0);
});

test('a reader that died is not waited for without end, and one that comes back late frees nobody else’s place', async () => {
  const sites = createSlowReader();
  const ada = newId<AccountId>();
  const late = createSlowReader();
  const lost = readFor(ada, late.siteReader);
  await vi.waitFor(() => {
    expect(late.waiting()).toHaveLength(1);
  });
  await app.ctx.db.execute(sql`update leases set expires_at = now() - interval '1s'`);
  const next = readFor(ada, sites.siteReader);
  await vi.waitFor(() => {
    expect(sites.waiting()).toHaveLength(1);
  });
  late.answer();
  await lost;
  expect(await readFor(ada, sites.siteReader)).toBeNull();
  sites.answer();
  expect(await next).not.toBeNull();
});

test('a reading that fails gives its place back', async () => {
  const ada = newId<AccountId>();
  const broken: SiteReader = {
    read: () => Promise.reject(new Error('broken')),
    resolveRedirect: () => Promise.resolve(null),
    ...NO_VISITS,
  };
  await expect(readFor(ada, broken)).rejects.toThrow('broken');
  expect(await countRows(app, 'leases')).toBe(0);
});

test('places of dead readers are forgotten, held ones are not', async () => {
  const sites = createSlowReader();
  const held = readFor(newId(), sites.siteReader);
  await vi.waitFor(() => {
    expect(sites.waiting()).toHaveLength(1);
  });
  await app.ctx.db.execute(
    sql`insert into leases (key, holder, expires_at) values ('dead', gen_random_uuid(), now() - interval '1s')`,
  );
  await deleteExpiredLeases(app.ctx.db);
  expect(await countRows(app, 'leases')).toBe(1);
  sites.answer();
  await held;
});
