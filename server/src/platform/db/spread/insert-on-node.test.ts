import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { createDatabase, type Database } from '../database.ts';
import { withTransaction } from '../with-transaction.ts';
import { prepareNodeInsert } from './insert-on-node.ts';

const shelves = pgTable('shelves', { id: integer('id').notNull(), label: text('label') });
const insertShelves = prepareNodeInsert<typeof shelves, { id: number }>(
  shelves,
  sql`on conflict do nothing returning id`,
);

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, poolSize: 1 });
  await db.execute(sql`create table shelves (id int primary key, label text)`);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

test('every row is stored once, whatever their number, and what the ending gives comes back', async () => {
  for (const count of [0, 1, 8, 9, 200, 401]) {
    const rows = Array.from({ length: count }, (_, id) => ({ id, label: `shelf ${String(id)}` }));
    const given = await withTransaction(db, (tx) => insertShelves(tx, rows));
    expect(given.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(await db.select().from(shelves).orderBy(shelves.id)).toEqual(rows);
    expect(await withTransaction(db, (tx) => insertShelves(tx, rows))).toEqual([]);
    await db.delete(shelves);
  }
});

test('a connection keeps the plans of statements of few rows alone', async () => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements where statement like 'insert into "shelves"%'`,
  );
  expect(rows).toEqual([{ n: 2 }]);
});
