import { startEmbeddedServer } from '#platform/db';
import type { DatabaseConfig } from '../config.ts';

/** Lends the address of the database that the settings name, without its pooler, or of the embedded one, started for it; nothing is migrated. */
export async function withDatabaseUrl<Result>(
  config: DatabaseConfig,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  if (url !== null) return work(url);
  const embedded = await startEmbeddedServer({ dataDirectory: config.DATA_DIR });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.leave();
  }
}
