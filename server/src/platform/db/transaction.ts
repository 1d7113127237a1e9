import type pg from 'pg';
import { isConnectionFault } from './database-errors.ts';
import { PooledClient } from './pooled-client.ts';

/** A rollback needs no disk and no lock: a server that does not answer by then never will. */
const ROLLBACK_TIMEOUT_MS = 2_000;

export const BEGIN = 'begin';
/** Every statement sees the database as it was at the first of them; nothing can be written. */
export const BEGIN_CONSISTENT_READS = 'begin isolation level repeatable read read only';

type Outcome<Result> =
  | { readonly status: 'committed'; readonly result: Result }
  /** Whether the connection is in order again; one that is not may hold the transaction open, or a dead statement. */
  | { readonly status: 'failed'; readonly error: unknown; readonly isConnectionUsable: boolean };

/**
 * `work` between `begin` and `commit` on one connection; never throws, so that its owner can decide whether to keep it.
 */
export async function runTransaction<Result>({
  client,
  begin,
  work,
}: {
  client: pg.ClientBase;
  begin: typeof BEGIN | typeof BEGIN_CONSISTENT_READS;
  work: () => Promise<Result>;
}): Promise<Outcome<Result>> {
  try {
    await client.query(client instanceof PooledClient ? `${begin}; ${client.limits}` : begin);
    const result = await work();
    const { command } = await client.query('commit');
    // PostgreSQL's answer when an earlier statement failed and its error was ignored.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: a statement had failed');
    return { status: 'committed', result };
  } catch (error) {
    return { status: 'failed', error, isConnectionUsable: await rollBack(client, error) };
  }
}

/** A rollback after a statement that is never answered would wait as long again: the connection is closed instead. */
async function rollBack(client: pg.ClientBase, error: unknown): Promise<boolean> {
  if (isConnectionFault(error)) return false;
  try {
    await client.query(asStatement({ text: 'rollback', query_timeout: ROLLBACK_TIMEOUT_MS }));
    return true;
  } catch {
    return false;
  }
}

/** Safe: the driver reads `query_timeout` of a single statement, its types only know that of a connection. */
function asStatement(statement: { text: string; query_timeout: number }): pg.QueryConfig {
  return statement;
}
