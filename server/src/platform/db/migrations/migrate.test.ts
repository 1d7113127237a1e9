import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#test/test-database';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let directory: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
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

describe('a migration in batches', () => {
  const TAKE = `-- batches
    with taken as (
      delete from shelves where id in (select id from shelves order by id limit 2)
      returning 1 / coalesce(stop, 1))
    select count(*) from taken`;
  beforeEach(async () => {
    await write('0001_create_shelves.sql', 'create table shelves (id int, stop int)');
    await run();
    await query('insert into shelves select generate_series(1, 5)');
    await write('0002_empty_shelves.sql', TAKE);
  });

  test('is run until nothing is left, and then never again', async () => {
    expect(await run()).toEqual(['0002_empty_shelves.sql']);
    expect(await query('select id from shelves')).toEqual([]);
    await query('insert into shelves values (6)');
    expect(await run()).toEqual([]);
    expect(await query('select id from shelves')).toEqual([{ id: 6 }]);
  });

  test('keeps what it has done where one fails, and goes on from there', async () => {
    await query('update shelves set stop = 0 where id = 4');
    await expect(run()).rejects.toThrow(
      '0002_empty_shelves.sql failed and goes on at the next start: division by zero',
    );
    expect(await query('select id from shelves order by id')).toEqual([{ id: 3 }, { id: 4 }, { id: 5 }]);
    await query('update shelves set stop = null');
    expect(await run()).toEqual(['0002_empty_shelves.sql']);
    expect(await query('select id from shelves')).toEqual([]);
  });
});

describe('a migration that takes away what older builds use', () => {
  const NEEDS = '0002_copy_books.sql';
  beforeEach(async () => {
    await write(
      '0001_create_books.sql',
      'create table books (id int, title text); alter table schema_migrations add column needs text',
    );
    await write(NEEDS, 'alter table books add column name text');
    await write(
      '0003_drop_titles.sql',
      `-- drop titles. Forward only.\n-- contract: needs ${NEEDS}\nalter table books drop column title`,
    );
    await run();
  });

  test('stops a build that is too old, before it changes anything, in one sentence', async () => {
    await Promise.all([NEEDS, '0003_drop_titles.sql'].map((name) => rm(join(directory, name))));
    await write('0001_a_migration_of_its_own.sql', 'create table own (id int)');
    await expect(run()).rejects.toMatchObject({
      name: 'StartupError',
      message: `This version of Citato is too old for its database: 0003_drop_titles.sql has taken away what it uses. Start a version that has ${NEEDS}, or restore the backup from before the upgrade.`,
    });
    expect(await query("select to_regclass('own') as made")).toEqual([{ made: null }]);
  });

  test('lets the build before go on, and every newer one', async () => {
    await rm(join(directory, '0003_drop_titles.sql'));
    expect(await run()).toEqual([]);
    await write('0004_create_shelves.sql', 'create table shelves (id int)');
    expect(await run()).toEqual(['0004_create_shelves.sql']);
  });
});

test('a build starts on a journal of before it said what a migration needs', async () => {
  await write('0001_create_shelves.sql', 'create table shelves (id int)');
  await run();
  const [row] = await query('select to_jsonb(m) as row from schema_migrations m');
  expect(row).not.toHaveProperty('row.needs');
  await write('0002_create_books.sql', 'create table books (id int)');
  expect(await run()).toEqual(['0002_create_books.sql']);
});

test('an older build leaves a newer build’s migrations alone', async () => {
  await write('0001_create_shelves.sql', 'create table shelves (id int)');
  await write('0002_create_books.sql', 'create table books (id int)');
  await run();
  await rm(join(directory, '0002_create_books.sql'));
  expect(await run()).toEqual([]);
});
