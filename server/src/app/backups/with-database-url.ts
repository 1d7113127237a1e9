import { startEmbeddedServer } from '#platform/db';
import type { Config } from '../config.ts';

/** Lends the address of the database that the settings name, or of the embedded one, started for it; nothing is migrated. */
export async function withDatabaseUrl<Result>(
  config: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (config.DATABASE_URL !== null) return work(config.DATABASE_URL);
  const embedded = await startEmbeddedServer({ dataDirectory: config.DATA_DIR });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.leave();
  }
}
