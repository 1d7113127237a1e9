import pg from 'pg';
import { distributeTables } from '#platform/db';

/** Few, so that a clone of each database costs little. */
const SHARDS = 4;

const nameOf = (server: string, database: string) =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

/** Makes the databases of one name on coordinator and workers a cluster. */
export async function joinNodes({
  coordinator,
  workers,
  database,
}: {
  coordinator: string;
  workers: readonly string[];
  database: string;
}): Promise<void> {
  const url = nameOf(coordinator, database);
  for (const server of [coordinator, ...workers])
    await run(nameOf(server, database), 'create extension citus');
  const { hostname, port } = new URL(coordinator);
  await run(url, 'select citus_set_coordinator_host($1, $2)', [hostname, port]);
  for (const worker of workers.map((one) => new URL(one)))
    await run(url, 'select citus_add_node($1, $2)', [worker.hostname, worker.port]);
}

/**
 * Spreads a migrated database over worker nodes that have an empty one of its name, and closes it: what Citus keeps open
 * on a database would keep it from being cloned.
 */
export async function spreadTemplate({
  coordinator,
  workers,
  database,
}: {
  coordinator: string;
  workers: readonly string[];
  database: string;
}): Promise<void> {
  await joinNodes({ coordinator, workers, database });
  await distributeTables({ url: nameOf(coordinator, database), shards: SHARDS, onStep: () => undefined });
  for (const server of [coordinator, ...workers]) {
    await run(server, `alter database ${database} allow_connections false`);
    await run(server, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ]);
  }
}

async function run(url: string, statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}
