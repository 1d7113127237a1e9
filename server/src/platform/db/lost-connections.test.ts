import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#test/test-database';
import { createDatabase, type Database, type Queryable } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { migrate } from './migrations/migrate.ts';
import { readConsistently } from './read-consistently.ts';
import { withTransaction } from './with-transaction.ts';

let database: TestDatabase;
let db: Database;
const lost: string[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  lost.length = 0;
  db = createDatabase({
    url: database.url,
    poolSize: 3,
    onConnectionLost: (error) => lost.push(error.message),
  });
  await db.execute(sql`create table shelves (id int constraint pk_shelves primary key)`);
});
afterEach(async () => {
  await db.$client.end();
  await database.drop();
});

const backendOf = async (tx: Queryable) =>
  (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid ?? 0;

/** Cuts a connection as a fail-over does, and waits until this process has noticed it. */
const cut = async (tx: Queryable) => {
  const before = lost.length;
  await db.execute(sql`select pg_terminate_backend(${await backendOf(tx)}::int)`);
  await expect.poll(() => lost.length).toBeGreaterThan(before);
};
const countShelves = async () => (await db.execute(sql`select id from shelves`)).rows.length;

test('a connection lost between two statements of a transaction fails that transaction alone', async () => {
  const work = withTransaction(db, async (tx) => {
    await tx.execute(sql`insert into shelves values (1)`);
    await cut(tx);
    await tx.execute(sql`insert into shelves values (2)`);
  });
  await expect(work).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await countShelves()).toBe(0);
});

test('a connection lost before the commit is no success', async () => {
  const work = withTransaction(db, async (tx) => {
    await tx.execute(sql`insert into shelves values (1)`);
    await cut(tx);
    return 'stored';
  });
  await expect(work).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await countShelves()).toBe(0);
});

test('a connection lost during consistent reads is an error of these reads', async () => {
  const work = readConsistently(db, async (tx) => {
    await cut(tx);
    return countShelves();
  });
  await expect(work).rejects.toSatisfy(isDatabaseUnavailable);
});

test('as many lost connections as the pool holds leave it whole', async () => {
  for (let round = 0; round < 4; round += 1) {
    const all = [1, 2].map(() => withTransaction(db, cut));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
  await Promise.all(
    [1, 2, 3].map((id) => withTransaction(db, (tx) => tx.execute(sql`insert into shelves values (${id})`))),
  );
  expect(await countShelves()).toBe(3);
  expect(db.$client.totalCount).toBe(db.$client.idleCount);
});

test('a transaction whose faulty statement was passed over is no success', async () => {
  const work = withTransaction(db, async (tx) => {
    await tx.execute(sql`insert into shelves values (1)`);
    await tx.execute(sql`insert into shelves values (1)`).catch(() => undefined);
    return 'stored';
  });
  await expect(work).rejects.toThrow(/rolled back/);
});

test('a migration whose connection is lost ends the start with one clear line', async () => {
  const empty = await createEmptyDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'citato-migrations-'));
  await writeFile(join(directory, '0001_end_it.sql'), 'select pg_terminate_backend(pg_backend_pid())');
  await expect(migrate({ url: empty.url, directory })).rejects.toThrow(
    /^Migration 0001_end_it.sql failed and changed nothing: /,
  );
  await rm(directory, { recursive: true });
  await empty.drop();
});
