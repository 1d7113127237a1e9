import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The pool; takes a connection only for the time of a query. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** One connection inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a store function needs: it reads and writes the same in and outside a transaction. */
export type Queryable = Database | Transaction;

/** A pool that is exhausted answers with an error after this long, so that requests fail fast instead of hanging. */
const CONNECT_TIMEOUT_MS = 4_000;
/** A statement without an answer (half-open connection, runaway query) is given up after this long. */
const QUERY_TIMEOUT_MS = 9_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** Shown in pg_stat_activity; tells the processes of one installation apart. */
  applicationName?: string;
  /** Told about connections that die while idle; the pool replaces them by itself. */
  onConnectionLost?: (error: Error) => void;
}

export function createDatabase({
  url,
  poolSize,
  applicationName = 'citato',
  onConnectionLost,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connectionSettings({ url, applicationName }),
    max: poolSize,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener an idle connection that dies would end the process.
  pool.on('error', (error) => onConnectionLost?.(error));
  return drizzle(pool);
}

/** What pooled and single connections have in common. */
export function connectionSettings({ url, applicationName }: { url: string; applicationName: string }) {
  return {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  } satisfies pg.ClientConfig;
}
