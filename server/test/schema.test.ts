import { globSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let described: Map<string, Record<string, string>>;
let migrated: Map<string, Record<string, string>>;

beforeAll(async () => {
  database = await createTestDatabase();
  described = await readTableDefinitions();
  migrated = await readSchema(database.url);
});
afterAll(() => database.drop());

test('every table the code describes has exactly the migrated columns, types and nullability', () => {
  expect(described.size).toBeGreaterThan(10);
  for (const [table, columns] of described)
    expect({ table, columns }).toEqual({ table, columns: migrated.get(table) });
});

test('every migrated table is described by the code that owns it', () => {
  const ownerless = [...migrated.keys()].filter((table) => !described.has(table));
  expect(ownerless).toEqual(['schema_migrations']);
});

async function readTableDefinitions(): Promise<Map<string, Record<string, string>>> {
  const sources = join(import.meta.dirname, '../src');
  const tables = new Map<string, Record<string, string>>();
  for (const file of globSync('**/tables.ts', { cwd: sources })) {
    const module = z.looseObject({}).parse(await import(join(sources, file)));
    for (const table of Object.values(module)) {
      if (!is(table, PgTable)) continue;
      const { name, columns } = getTableConfig(table);
      tables.set(
        name,
        sortByName(columns.map((column) => [column.name, describe(column.getSQLType(), column.notNull)])),
      );
    }
  }
  return tables;
}

async function readSchema(url: string): Promise<Map<string, Record<string, string>>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string; type: string; required: boolean }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
            a.attnotnull as required
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped`,
  );
  await client.end();
  const tables = Map.groupBy(rows, (row) => row.table);
  return new Map(
    [...tables].map(([table, columns]) => [
      table,
      sortByName(columns.map(({ column, type, required }) => [column, describe(type, required)])),
    ]),
  );
}

function describe(type: string, isRequired: boolean): string {
  return `${type.replace(/^character varying/, 'varchar')}${isRequired ? ' not null' : ''}`;
}

function sortByName(entries: readonly [string, string][]): Record<string, string> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
