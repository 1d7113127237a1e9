import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from './database.ts';
import { isRetryable } from './database-errors.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 15;

/**
 * Runs `work` in one transaction. A deadlock or a serialisation failure runs it again from the start,
 * so `work` must not touch anything but the database.
 */
export async function withTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await pause(PAUSE_MS * attempt * (1 + Math.random()));
    }
  }
}
