import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { uuidsParameter } from './columns.ts';
import { createDatabase, type Database } from './database.ts';
import { executeOften } from './execute-often.ts';
import { withTransaction } from './with-transaction.ts';

const IDS = ['0b6f8f0e-6f0a-4d0f-9a44-1f0a3f1c2d01', '0b6f8f0e-6f0a-4d0f-9a44-1f0a3f1c2d02'];
let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, poolSize: 1 });
});
afterEach(async () => {
  await db.$client.end();
  await database.drop();
});

const countPrepared = async () => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements`,
  );
  return rows[0]?.n;
};

test('a statement that comes often is planned once a connection, however many things it is about', async () => {
  const count = (ids: readonly string[]) =>
    executeOften<{ n: number }>(db, sql`select cardinality(${uuidsParameter(ids)}) as n`);
  for (const ids of [[], IDS.slice(1), IDS]) expect((await count(ids)).rows).toEqual([{ n: ids.length }]);
  expect(await countPrepared()).toBe(1);
  await executeOften(db, sql`select ${1}::int as other`);
  expect(await countPrepared()).toBe(2);
});

test('it is a part of the transaction it is run in', async () => {
  await db.execute(sql`create table shelves (id int)`);
  const put = (id: number) => sql`insert into shelves values (${id})`;
  const undone = withTransaction(db, async (tx) => {
    await executeOften(tx, put(1));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await withTransaction(db, (tx) => executeOften(tx, put(2)));
  const { rows } = await db.execute(sql`select id from shelves`);
  expect(rows).toEqual([{ id: 2 }]);
});
