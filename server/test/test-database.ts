import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#platform/db';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own, cloned from the migrated template in a few milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(inject('templateDatabase'));
}

/** One without a single table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

/** The same database through the pooler named by DATABASE_POOLER_TEST; null without one. */
export function findPoolerUrl(databaseUrl: string): string | null {
  const pooler = inject('poolerHost');
  if (pooler === null) return null;
  const url = new URL(databaseUrl);
  url.host = pooler;
  return url.href;
}

/** The same database without the network in between, which is a quarter of what a small statement costs. */
export function throughSocket(databaseUrl: string): string {
  const folder = inject('socketFolder');
  if (folder === null) return databaseUrl;
  const url = new URL(databaseUrl);
  url.searchParams.set('host', folder);
  return url.href;
}

/** Lets a database of one server say that what grows with answers is spread over nodes; on a cluster it is. */
export async function pretendSpread(databaseUrl: string): Promise<void> {
  if (inject('workerNodeUrls').length > 0) return;
  const client = new pg.Client({ connectionString: throughSocket(databaseUrl) });
  await client.connect();
  await client.query(`create table pg_dist_partition as select 'analysis_results'::regclass as logicalrelid`);
  await client.end();
}

async function createFrom(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes half the time of writing every block into the log; a server without durability has no use for it.
  await onServers(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => dropEverywhere(name),
  };
}

const IN_USE = '55006';
const MAX_TRIES = 10;

/** On a cluster a background process may come back to a database between its end and the drop: then once more. */
async function dropEverywhere(name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await onServers(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE || tries === MAX_TRIES) throw error;
    }
  }
}

/** One connection to each server makes and drops all databases of a process: opening it costs as much as either. */
const servers = new Map<string, Promise<pg.Client>>();

/** On the one server; where what grows with answers is spread, on the worker nodes as well. */
async function onServers(statement: string): Promise<void> {
  const urls = [throughSocket(inject('databaseServerUrl')), ...inject('workerNodeUrls')];
  for (const url of urls) {
    const client = await connectTo(url);
    await client.query(statement);
  }
}

function connectTo(url: string): Promise<pg.Client> {
  const known = servers.get(url);
  if (known !== undefined) return known;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => servers.delete(url));
  const connected = client.connect().then(() => client);
  servers.set(url, connected);
  return connected;
}

/** Loses the connection of whoever writes to a table, in the middle of its statement, until it is ended. */
export async function cutOffWriters(db: Database, table: string): Promise<{ end: () => Promise<void> }> {
  await db.execute(sql`
    create or replace function cut_off() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
  await db.execute(
    sql`create trigger cut_off before insert or update on ${sql.identifier(table)}
      for each row execute function cut_off()`,
  );
  return {
    end: async () => {
      await db.execute(sql`drop trigger cut_off on ${sql.identifier(table)}`);
    },
  };
}
