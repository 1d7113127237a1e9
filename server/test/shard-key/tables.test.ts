import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { WAYS } from './ways.ts';

/** The same for every user and small: a copy on each machine. */
const REFERENCE = ['plans', 'plan_prices'];

/** Of the installation, or of all its processes together: they stay on one machine. */
const SYSTEM = [
  'app_secrets',
  'backups',
  'dead_jobs',
  'engine_breakers',
  'engine_slots',
  'erasures',
  'jobs',
  'leases',
  'payment_checks',
  'payment_events',
  'purge_runs',
  'rate_limits',
  'recurring_jobs',
  'schema_migrations',
  'visitor_answers',
];

/** The embedded payment provider's own world, which no spread installation has. */
const SANDBOX = 'sandbox_';

let database: TestDatabase;
/** The columns of each table, with whether a row may lack them. */
let tables: Map<string, Map<string, { isRequired: boolean }>>;
beforeAll(async () => {
  database = await createTestDatabase();
  tables = await readTables(database.url);
});
afterAll(() => database.drop());

const carriesUser = (table: string) => table === 'users' || tables.get(table)?.has('user_id') === true;

test('every table carries the user’s id, has a stated way to it, or belongs to no user', () => {
  const stated = [...Object.keys(WAYS), ...REFERENCE, ...SYSTEM];
  const unstated = [...tables.keys()].filter(
    (table) => !carriesUser(table) && !stated.includes(table) && !table.startsWith(SANDBOX),
  );
  expect(unstated).toEqual([]);
});

test('nothing is stated that is not so any more', () => {
  expect(Object.keys(WAYS).filter((table) => carriesUser(table) || !tables.has(table))).toEqual([]);
  expect([...REFERENCE, ...SYSTEM].filter((table) => !tables.has(table))).toEqual([]);
});

test.each(Object.keys(WAYS))('the way from %s to its user has no gap', (table) => {
  let here = table;
  for (let steps = 0; !carriesUser(here); steps += 1) {
    const [column, next] = WAYS[here] ?? ['', ''];
    expect({ here, column, ...tables.get(here)?.get(column) }).toEqual({ here, column, isRequired: true });
    expect(steps).toBeLessThan(4);
    here = next;
  }
});

async function readTables(url: string): Promise<typeof tables> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string; isRequired: boolean }>(
    `select c.relname as table, a.attname as column, a.attnotnull as "isRequired"
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped`,
  );
  await client.end();
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return new Map(
    [...byTable].map(([table, columns]) => [
      table,
      new Map(columns.map(({ column, isRequired }) => [column, { isRequired }])),
    ]),
  );
}
