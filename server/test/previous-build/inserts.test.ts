import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** How `record-inserts.ts` ends each statement; a row of the new schema's own may stand there already. */
const END = ' on conflict do nothing;\n';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every insert of the build before still works on the migrated schema, so that both can run side by side', async () => {
  const recorded = await readFile(join(import.meta.dirname, 'inserts.sql'), 'utf8');
  const statements = recorded.split(END).filter((text) => text.trim() !== '');
  const tables = new Set(statements.map((text) => /^insert into (\w+) /.exec(text)?.[1]));
  // As many as 0.2.0 has, without the list of migrations.
  expect(tables.size).toBe(64);
  const broken: string[] = [];
  await client.query('begin');
  for (const statement of statements) {
    await client.query('savepoint before');
    try {
      await client.query(`${statement}${END}`);
    } catch (error) {
      broken.push(`${statement.slice(0, 40)}…: ${error instanceof Error ? error.message : String(error)}`);
      await client.query('rollback to savepoint before');
    }
  }
  await client.query('rollback');
  expect(broken).toEqual([]);
});
