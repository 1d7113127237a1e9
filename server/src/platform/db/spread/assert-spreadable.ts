import type pg from 'pg';
import { StartupError } from '#lib/startup-error';
import { readJournal } from '../migrations/journal.ts';
import { listMigrationNames } from '../migrations/migrations.ts';
import { SPREAD_TABLES } from './spread-tables.ts';

/** Older ones were never tried, and lack what is asked of them here. */
const OLDEST_CITUS = 12;

/**
 * @throws StartupError with one sentence where the database cannot be spread, before anything is changed
 */
export async function assertCitus(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; isAvailable: boolean; isLoaded: boolean }>(
    `select coalesce((select extversion from pg_extension where extname = 'citus'), '') as version,
       exists (select 1 from pg_available_extensions where name = 'citus') as "isAvailable",
       current_setting('citus.version', true) is not null as "isLoaded"`,
  );
  const { version = '', isAvailable = false, isLoaded = false } = rows[0] ?? {};
  if (version === '')
    throw new StartupError(`This database has no Citus: ${remedy({ isAvailable, isLoaded })}.`);
  if (Number.parseInt(version, 10) < OLDEST_CITUS)
    throw new StartupError(`This database has Citus ${version}; expected ${String(OLDEST_CITUS)} or newer.`);
}

function remedy({ isAvailable, isLoaded }: { isAvailable: boolean; isLoaded: boolean }): string {
  if (!isAvailable) return 'its server does not have the extension; everything stays on one PostgreSQL';
  const make = 'make it here and on every worker node with `create extension citus`';
  return isLoaded
    ? `the server has the extension, ${make}`
    : `the server has the extension and does not load it, set \`shared_preload_libraries = 'citus'\`, restart it and ${make}`;
}

/** @throws StartupError as above */
export async function assertSpreadable(client: pg.Client): Promise<void> {
  await assertCitus(client);
  const workers = await listWorkers(client);
  await assertCoordinator(client);
  for (const node of workers) await assertAnswers(client, node);
  await assertSchema(client);
  await assertRights(client);
}

async function assertCoordinator(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isCoordinator: boolean }>(
    'select citus_is_coordinator() as "isCoordinator"',
  );
  if (rows[0]?.isCoordinator !== true)
    throw new StartupError('This server is a worker node: run the command on the coordinator’s database.');
}

async function listWorkers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ node: string; isWorker: boolean }>(
    `select nodename || ':' || nodeport as node, groupid <> 0 as "isWorker" from pg_dist_node
     where noderole = 'primary' and isactive order by 1`,
  );
  const workers = rows.filter(({ isWorker }) => isWorker);
  if (workers.length === 0)
    throw new StartupError(
      'Citus knows no worker node yet: add each on the coordinator with `select citus_add_node(host, port)`.',
    );
  if (workers.length === rows.length)
    throw new StartupError(
      'Citus does not know where its coordinator is: tell it with `select citus_set_coordinator_host(host, port)`.',
    );
  return workers.map(({ node }) => node);
}

async function assertAnswers(client: pg.Client, node: string): Promise<void> {
  const [host, port] = [node.slice(0, node.lastIndexOf(':')), node.slice(node.lastIndexOf(':') + 1)];
  const { rows } = await client.query<{ result: string; success: boolean }>(
    `select result, success from master_run_on_worker(array[$1], array[$2]::int[],
       array['select extversion from pg_extension where extname = ''citus'''], false)`,
    [host, port],
  );
  const [answer] = rows;
  if (answer?.success === true && answer.result !== '') return;
  throw new StartupError(
    answer?.success === true
      ? `Worker node ${node} has no Citus in this database: make it there with \`create extension citus\`.`
      : `Worker node ${node} does not answer; nothing was changed.`,
  );
}

/** @throws StartupError where a migration of this version is missing */
export async function assertSchema(client: pg.Client): Promise<void> {
  const { rows: journal } = await client.query<{ isThere: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isThere"`,
  );
  const rows = journal[0]?.isThere === true ? await readJournal(client) : [];
  const applied = new Set(rows.map(({ name }) => name));
  const missing = (await listMigrationNames()).find((name) => !applied.has(name));
  if (missing !== undefined)
    throw new StartupError(
      `The schema lacks ${missing}: start this version of Citato once, which brings it up to date, and stop every older one.`,
    );
}

async function assertRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select c.relname as table from pg_class c
     where c.oid = any ($1::regclass[]) and not pg_has_role(c.relowner, 'usage') limit 1`,
    [SPREAD_TABLES],
  );
  const [foreign] = rows;
  if (foreign !== undefined)
    throw new StartupError(
      `The role of DATABASE_URL does not own ${foreign.table}: run the command as the owner of the tables.`,
    );
}
