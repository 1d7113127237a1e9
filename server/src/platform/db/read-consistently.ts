import type { Database, Transaction } from './database.ts';
import { BEGIN_CONSISTENT_READS } from './transaction.ts';
import { withTransaction } from './with-transaction.ts';

/** Runs reads that all see the database as it was at the first of them; nothing can be written. */
export async function readConsistently<Result>(
  db: Database,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return withTransaction(db, read, BEGIN_CONSISTENT_READS);
}
