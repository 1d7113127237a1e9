import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { runJourney } from './journey.ts';
import { BY_ROW, FIND_THE_USER, OF_ALL_USERS } from './keyless-statements.ts';
import { recordStatements } from './record-statements.ts';
import { WAYS } from './ways.ts';

const TIME_LIMIT = 300_000;
/** So much of a statement is distinguished. */
const LENGTH = 90;

let database: TestDatabase;
let touched: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  const tables = [...(await listTablesOfUsers(database.url)), ...Object.keys(WAYS)];
  const recorded = recordStatements();
  try {
    await runJourney();
  } finally {
    recorded.stop();
  }
  const touches = new RegExp(
    String.raw`\b(?:from|join|into|update|using) (?:only )?(?:${tables.join('|')})\b`,
  );
  touched = [...recorded.statements].filter((statement) => touches.test(statement));
}, TIME_LIMIT);
afterAll(() => database.drop());

const carriesUser = (statement: string) =>
  /\buser_id\b|\busers\.id\b/.test(statement) || statement.startsWith('insert into users');

/** From its first table on, without what it selects. */
function beginningOf(statement: string): string {
  const from = statement.startsWith('select ') ? statement.indexOf(' from ') + 1 : 0;
  return statement.slice(from, from + LENGTH).trim();
}

test('a journey touches what users own', () => {
  expect(touched.length).toBeGreaterThan(200);
  expect(touched.filter(carriesUser).length).toBeGreaterThan(100);
});

const stated = [...FIND_THE_USER, ...OF_ALL_USERS, ...BY_ROW];
const listKeyless = () =>
  new Set(touched.filter((statement) => !carriesUser(statement)).map((statement) => beginningOf(statement)));

test('each statement on what users own carries the user’s id, or stands among those that do not yet', () => {
  expect([...listKeyless()].filter((beginning) => !stated.includes(beginning))).toEqual([]);
});

test('no statement is stated that the journey does not send any more', () => {
  const keyless = listKeyless();
  expect(stated.filter((beginning) => !keyless.has(beginning))).toEqual([]);
});

test('no statement stands in two lists', () => {
  expect(stated.length).toBe(new Set(stated).size);
});

async function listTablesOfUsers(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ table: string }>(
    `select distinct table_name as table from information_schema.columns
      where table_schema = 'public' and (column_name = 'user_id' or table_name = 'users')`,
  );
  await client.end();
  return rows.map(({ table }) => table);
}
