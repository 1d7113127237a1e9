import pg from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { CROSSING_STATEMENTS } from '#platform/db';
import { SPREAD_TABLES } from '../../src/platform/db/spread/spread-tables.ts';
import { runJourney } from './journey.ts';
import { runReadingJourney } from './reading-journey.ts';
import { listReferences } from './read-references.ts';
import { createTestDatabase } from '../test-database.ts';
import { type SentStatement, recordStatements } from './record-statements.ts';

const TIME_LIMIT = 300_000;

let touched: readonly string[];
let sent: ReadonlyMap<string, SentStatement>;
beforeAll(async () => {
  const recorded = recordStatements();
  try {
    await runJourney();
    await runReadingJourney();
  } finally {
    recorded.stop();
  }
  sent = recorded.statements;
  touched = [...sent.keys()].filter((statement) => listReferences(statement, SPREAD_TABLES).length > 0);
}, TIME_LIMIT);

const listNameless = () =>
  touched.filter((statement) =>
    listReferences(statement, SPREAD_TABLES).some(({ namesCompany }) => !namesCompany),
  );
const isStated = (statement: string) => CROSSING_STATEMENTS.some(({ part }) => statement.includes(part));

test('a journey touches each table that grows with answers', () => {
  const tables = touched.flatMap((statement) =>
    listReferences(statement, SPREAD_TABLES).map(({ table }) => table),
  );
  expect(new Set(tables)).toEqual(new Set(SPREAD_TABLES));
  expect(touched.length).toBeGreaterThan(20);
});

test('each statement on what grows with answers names the company of every such table, or is stated with a reason', () => {
  expect(listNameless().filter((statement) => !isStated(statement))).toEqual([]);
});

test('no statement is stated that the journey does not send any more', () => {
  const nameless = listNameless();
  const unsent = CROSSING_STATEMENTS.filter(
    ({ part }) => !nameless.some((statement) => statement.includes(part)),
  );
  expect(unsent).toEqual([]);
});

test('no statement on them looks for rows without a column, or joins a view', () => {
  expect(touched.filter((statement) => statement.includes('exists (select from'))).toEqual([]);
  expect(touched.filter((statement) => /\bjoin ended_analyses\b/.test(statement))).toEqual([]);
});

test('no statement on them writes more than one thing from another’s rows', () => {
  // What a part gives to another would have to go to every machine.
  const chained = touched.filter((statement) =>
    /\bas (?:materialized )?\((?:insert|update)\b/.test(statement),
  );
  expect(chained).toEqual([]);
});

const isOnCluster = inject('workerNodeUrls').length > 0;
const isPlanned = (statement: string) => /^(?:select|with|insert|update|delete)\b/i.test(statement);

test.runIf(isOnCluster)('a cluster answers each statement that is not stated from one shard', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const tasks = new Map<string, number>();
  for (const statement of touched.filter((one) => isPlanned(one) && !isStated(one))) {
    const { text, values } = sent.get(statement) ?? { text: statement, values: [] };
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values]);
    const counts = rows.flatMap((row) => /Task Count: (\d+)/.exec(row['QUERY PLAN'])?.[1] ?? []).map(Number);
    tasks.set(statement, Math.max(0, ...counts));
  }
  await client.end();
  await database.drop();
  expect(tasks.size).toBeGreaterThan(20);
  expect([...tasks].filter(([, count]) => count > 1)).toEqual([]);
});
