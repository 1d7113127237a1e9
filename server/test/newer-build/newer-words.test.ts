import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api, type Endpoint } from '@citato/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillPath } from '../call-endpoint.ts';
import { type Person, startScene } from '../fuzz/scene.ts';
import { openCheckout } from '../payment-scene.ts';
import type { TestApp } from '../start-test-app.ts';
import { listWordColumns, type WordColumn } from './list-word-columns.ts';

const NEWER = '_of_a_newer_build';
const VISITOR_ANSWER = '7f3f8d0e-4d0a-4a0e-9d62-000000000001';
const TIME_LIMIT = { timeout: 120_000 };

/** A stream does not end by itself, and a pixel reads nothing. */
const LEFT_OUT = ['streamEvents', 'recordMailOpened'];

const reads = Object.entries<Endpoint>(api).filter(
  ([name, { method }]) => method === 'GET' && !LEFT_OUT.includes(name),
);

/** Questions in the address, of the calls that need one. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  getAdminStats: { startDate: '2026-01-01T00:00:00Z', endDate: '2026-12-31T00:00:00Z' },
  exportInvoices: { startDate: '2026-01-01', endDate: '2026-12-31' },
  listAnswers: { scope: 'all' },
  listSuggestions: { websiteUrl: 'https://hosting-rossi.it' },
  showUnsubscribe: { token: 'none-of-ours' },
  showMuteLink: { token: 'none-of-ours' },
};

/** Columns without a row: none of them is read for an answer. */
const UNREAD = [
  'engine_slots.engine',
  'erasures.kind',
  'reading_disagreements.kind',
  'told_changes.direction',
];

/** Answered without the database. */
const WITHOUT_STATEMENTS = ['showUnsubscribe', 'showMuteLink', 'getConfig'];

interface View {
  readonly name: string;
  readonly definition: string;
}

let app: TestApp;
/** An administrator on the largest plan: may read everything. */
let person: Person;
/** Of the database’s owner, whom neither triggers nor keys stop. */
let client: pg.Client;
let columns: WordColumn[];
beforeAll(async () => {
  ({ app, admin: person } = await startScene());
  await openCheckout(app, person.as, { planId: 'pro' });
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  columns = await listWordColumns(client);
  await client.query('set session_replication_role = replica');
  await dropChecks();
  await client.query(await readFile(join(import.meta.dirname, 'rare-rows.sql'), 'utf8'));
}, TIME_LIMIT.timeout);
afterAll(async () => {
  await client.end();
  await app.stop();
});

async function dropChecks(): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and not conislocal = false and coninhcount = 0`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`);
}

const call = ([name, endpoint]: [string, Endpoint]) => {
  const known: Person['owned'] = {
    ...person.owned,
    id: [VISITOR_ANSWER],
    planId: ['pro'],
    table: ['answers'],
  };
  const find = (key: string): string => {
    const [first] = known[key] ?? [];
    return typeof first === 'string' ? first : '';
  };
  const params = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((key) => [key, find(key)]));
  return app.server.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query: name === 'listPrompts' ? { ids: find('promptId') } : (QUERIES[name] ?? {}),
    headers: { authorization: `Bearer ${person.as.accessToken}` },
  });
};

/** What an answer was made of: the statements sent meanwhile, and the views they name. Nothing is remembered from before. */
async function listStatements(read: [string, Endpoint], views: readonly View[]): Promise<string> {
  await client.query('update list_revisions set revision = revision + 1');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call(read);
  const statements = query.mock.calls.map(([statement]) => textOf(statement)).join('\n');
  query.mockRestore();
  const named = views.filter(({ name }) => statements.includes(name));
  return [statements, ...named.map(({ definition }) => definition)].join('\n').trim();
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);

/** The calls that fail while a column holds words of a newer build, of those that ask for its table. */
async function listFailures(
  { table, column }: WordColumn,
  statements: ReadonlyMap<[string, Endpoint], string>,
): Promise<string[]> {
  await client.query(`alter table ${table} add column before text`);
  await client.query(
    `update ${table} set before = ${column}, ${column} = ${column} || '${NEWER}' where ${column} is not null`,
  );
  await client.query('update list_revisions set revision = revision + 1');
  const failures: string[] = [];
  for (const [read, sent] of statements) {
    if (!sent.includes(table)) continue;
    const { statusCode } = await call(read);
    if (statusCode >= 500) failures.push(`${table}.${column}: ${read[0]}`);
  }
  await client.query(`update ${table} set ${column} = before where before is not null`);
  await client.query(`alter table ${table} drop column before`);
  return failures;
}

test('every read is answered while nothing is of a newer build', TIME_LIMIT, async () => {
  const refused: string[] = [];
  for (const read of reads) {
    const { statusCode } = await call(read);
    if (statusCode >= 400) refused.push(`${read[0]}: ${String(statusCode)}`);
  }
  expect(refused).toEqual([]);
});

test('a word that only a newer build knows fails no read of this one', TIME_LIMIT, async () => {
  expect(columns.length).toBeGreaterThan(40);
  const empty: string[] = [];
  const failures: string[] = [];
  const statements = new Map<[string, Endpoint], string>();
  const { rows: views } = await client.query<View>(
    `select viewname as name, definition from pg_views where schemaname = 'public'`,
  );
  for (const read of reads) statements.set(read, await listStatements(read, views));
  // Nothing would be tried if no statement were seen.
  const silent = [...statements].filter(([, sent]) => sent === '').map(([[name]]) => name);
  expect(silent).toEqual(WITHOUT_STATEMENTS);
  for (const place of columns) {
    const { rowCount } = await client.query(
      `select 1 from ${place.table} where ${place.column} is not null limit 1`,
    );
    if (rowCount === 0) empty.push(`${place.table}.${place.column}`);
    else failures.push(...(await listFailures(place, statements)));
  }
  expect({ failures, empty }).toEqual({ failures: [], empty: UNREAD });
});
