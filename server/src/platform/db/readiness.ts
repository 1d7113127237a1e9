import type { Database } from './database.ts';
import { listMigrationNames } from './migrate.ts';

const TIMEOUT_MS = 1_000;

/** A check that the database answers within a second and knows every migration of this build. */
export function createReadinessCheck(db: Database): () => Promise<void> {
  return async () => {
    const expected = await listMigrationNames();
    const timeout = new Promise<never>((_resolve, reject) => {
      setTimeout(() => {
        reject(new Error('The database does not answer in time'));
      }, TIMEOUT_MS).unref();
    });
    const { rows } = await Promise.race([
      db.$client.query<{ name: string }>('select name from schema_migrations'),
      timeout,
    ]);
    const applied = new Set(rows.map((row) => row.name));
    if (!expected.every((name) => applied.has(name))) throw new Error('The schema is older than this build');
  };
}
