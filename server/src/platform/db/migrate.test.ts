import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let directory: string;
beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'citato-migrations-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true });
  await database.drop();
});

const write = (name: string, sql: string) => writeFile(join(directory, name), sql);
const run = () => migrate({ url: database.url, directory });

async function query(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

test('each migration is applied once, in order', async () => {
  await write('0002_fill_shelves.sql', 'insert into shelves values (1)');
  await write('0001_create_shelves.sql', 'create table shelves (id int)');
  expect(await run()).toEqual(['0001_create_shelves.sql', '0002_fill_shelves.sql']);
  expect(await run()).toEqual([]);
  expect(await query('select id from shelves')).toEqual([{ id: 1 }]);
});

test('three processes starting at once apply it once', async () => {
  await write('0001_create_shelves.sql', 'create table shelves (id int); insert into shelves values (1)');
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['0001_create_shelves.sql']);
  expect(await query('select id from shelves')).toHaveLength(1);
});

test('a migration that fails changes nothing and says which one it was', async () => {
  await write('0001_create_shelves.sql', 'create table shelves (id int)');
  await write('0002_break_shelves.sql', 'alter table shelves add column books int; select 1 / 0');
  await expect(run()).rejects.toThrow('0002_break_shelves.sql failed and changed nothing: division by zero');
  expect(
    await query(`select column_name from information_schema.columns where table_name = 'shelves'`),
  ).toEqual([{ column_name: 'id' }]);
});

test('a migration edited after it was applied is refused', async () => {
  await write('0001_create_shelves.sql', 'create table shelves (id int)');
  await run();
  await write('0001_create_shelves.sql', 'create table shelves (id bigint)');
  await expect(run()).rejects.toThrow('0001_create_shelves.sql was changed after it had been applied');
});

test('an older build leaves a newer build’s migrations alone', async () => {
  await write('0001_create_shelves.sql', 'create table shelves (id int)');
  await write('0002_create_books.sql', 'create table books (id int)');
  await run();
  await rm(join(directory, '0002_create_books.sql'));
  expect(await run()).toEqual([]);
});
