import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTcpProxy, type TcpProxy } from '#test/stand-ins/tcp-proxy';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { createDatabase, type Database } from './database.ts';
import { createReadinessCheck } from './readiness.ts';

let database: TestDatabase;
let proxy: TcpProxy;
let db: Database;
let nowMs = 0;
let isReady: () => Promise<void>;
beforeEach(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  db = createDatabase({ url: proxy.through(database.url), poolSize: 3, timeouts: { queryMs: 1_500 } });
  isReady = createReadinessCheck(db, { now: () => nowMs });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.$client.end();
  await proxy.close();
  await database.drop();
});

test('five hundred calls within a second cost one statement', async () => {
  const query = vi.spyOn(db.$client, 'query');
  await Promise.all(Array.from({ length: 500 }, () => isReady()));
  expect(query).toHaveBeenCalledTimes(1);
  nowMs += 999;
  await isReady();
  expect(query).toHaveBeenCalledTimes(1);
  nowMs += 1;
  await isReady();
  expect(query).toHaveBeenCalledTimes(2);
});

test('a database that stays silent is found out, occupies one connection, and is ready again when it answers', async () => {
  await isReady();
  const query = vi.spyOn(db.$client, 'query');
  proxy.swallow();
  nowMs += 1_000;
  await expect(isReady()).rejects.toThrow('The database does not answer in time');
  nowMs += 1_000;
  await expect(Promise.all([isReady(), isReady()])).rejects.toThrow('The database does not answer in time');
  expect(query).toHaveBeenCalledTimes(1);
  proxy.heal();
  await expect
    .poll(
      () =>
        (nowMs += 1_000) &&
        isReady().then(
          () => 'ready',
          () => 'unavailable',
        ),
      { timeout: 10_000 },
    )
    .toBe('ready');
});

test('a schema without a migration of this build is not ready', async () => {
  await db.$client.query(`delete from schema_migrations where name like '0002%'`);
  await expect(isReady()).rejects.toThrow('The schema is older than this build');
});

test('a process that runs on while a newer build takes away what it uses is ready no more', async () => {
  await isReady();
  await db.execute(
    sql`insert into schema_migrations (name, checksum, needs) values ('9999_drop.sql', 'x', '9998_copy.sql')`,
  );
  nowMs += 1_000;
  await expect(isReady()).rejects.toThrow('The schema has left this build behind');
});
