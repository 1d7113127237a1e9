import { beforeAll, expect, test } from 'vitest';
import { CROSSING_STATEMENTS } from '#platform/db';
import { SPREAD_TABLES } from '../../src/platform/db/spread/spread-tables.ts';
import { runJourney } from './journey.ts';
import { runReadingJourney } from './reading-journey.ts';
import { listReferences } from './read-references.ts';
import { recordStatements } from './record-statements.ts';

const TIME_LIMIT = 300_000;

let touched: readonly string[];
beforeAll(async () => {
  const recorded = recordStatements();
  try {
    await runJourney();
    await runReadingJourney();
  } finally {
    recorded.stop();
  }
  touched = [...recorded.statements].filter(
    (statement) => listReferences(statement, SPREAD_TABLES).length > 0,
  );
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
