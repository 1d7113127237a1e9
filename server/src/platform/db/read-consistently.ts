import type { Database, Transaction } from './database.ts';

/** Runs reads that all see the database as it was at the first of them; nothing can be written. */
export async function readConsistently<Result>(
  db: Database,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
