import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { retry } from '#lib/async/retry';
import type { Database, Transaction } from './database.ts';
import { STATEMENT_COUNTER } from './count-statements.ts';
import { isRetryable } from './database-errors.ts';
import { BEGIN, type BEGIN_CONSISTENT_READS, runTransaction } from './transaction.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 15;
const dialect = new PgDialect();

/**
 * Runs `work` in one transaction. A deadlock or a serialisation failure runs it again from the start,
 * so `work` must not touch anything but the database. Why not the library's own: docs/decisions/026.
 */
export async function withTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  begin: typeof BEGIN | typeof BEGIN_CONSISTENT_READS = BEGIN,
): Promise<Result> {
  return retryConflicts(async () => {
    const client = await db.$client.connect();
    const outcome = await runTransaction({ client, begin, work: () => work(bindTo(client)) });
    // Released with an error, a connection is closed and replaced; the server takes back what was open on it.
    client.release(outcome.status === 'failed' && !outcome.isConnectionUsable);
    if (outcome.status === 'committed') return outcome.result;
    throw outcome.error;
  });
}

/** Runs one statement, again where it met a deadlock or a serialisation failure: alone it needs no transaction around it. */
export async function retryConflicts<Result>(statement: () => Promise<Result>): Promise<Result> {
  return retry(
    { attempts: ATTEMPTS, delayMs: (attempt) => PAUSE_MS * attempt * (1 + Math.random()), isRetryable },
    statement,
  );
}

function bindTo(client: pg.PoolClient): Transaction {
  const session = new NodePgSession(client, dialect, undefined, { logger: STATEMENT_COUNTER });
  return new NodePgTransaction(dialect, session, undefined);
}
