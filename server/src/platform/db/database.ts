import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { connectionSettings } from './connection.ts';
import { STATEMENT_COUNTER } from './count-statements.ts';
import { PooledClient } from './pooled-client.ts';

/** The pool; takes a connection only for the time of a query. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** One connection inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The parameter of a store function: it reads and writes the same in and outside a transaction. */
export type Queryable = Database | Transaction;

/** A statement without an answer (half-open connection, runaway query) is given up after this long. */
const QUERY_TIMEOUT_MS = 9_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** Whether the address is a pooler's in transaction mode. */
  isPooled?: boolean;
  /** Shown in pg_stat_activity; distinguishes the processes of one installation. */
  applicationName?: string;
  /** Called once for each connection that dies, idle or in use; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
  /** Shorter ones for a test that has no time. */
  timeouts?: { connectMs?: number; queryMs: number };
}

export function createDatabase({
  url,
  poolSize,
  isPooled = false,
  applicationName = 'citato',
  timeouts: { connectMs, queryMs } = { queryMs: QUERY_TIMEOUT_MS },
  onConnectionLost,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connectionSettings({
      url,
      applicationName,
      statementTimeoutMs: queryMs,
      ...(connectMs === undefined ? {} : { connectTimeoutMs: connectMs }),
    }),
    max: poolSize,
    query_timeout: queryMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    ...(isPooled ? { Client: PooledClient } : {}),
  });
  // A connection without a listener of its own would end the process by dying, and the pool takes its own off while
  // the connection is in use.
  pool.on('connect', (client) => {
    client.once('error', (error: Error) => onConnectionLost?.(error));
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
  return drizzle(pool, { logger: STATEMENT_COUNTER });
}
