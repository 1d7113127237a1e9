import { type NamedAddress, settleEncryption, startEmbeddedServer } from '#platform/db';
import type { DatabaseConfig } from '../config.ts';

/**
 * Gives `work` the address of the database that the settings name, without its pooler, or of the embedded one, started
 * for it; nothing is migrated.
 */
export async function withDatabaseUrl<Result>(
  config: DatabaseConfig,
  work: (address: NamedAddress) => Promise<Result>,
): Promise<Result> {
  const variable = config.DATABASE_DIRECT_URL === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const url = config[variable];
  if (url !== null) return work({ url: await settleEncryption({ url, variable }), variable });
  const embedded = await startEmbeddedServer({ dataDirectory: config.DATA_DIR });
  try {
    return await work({ url: embedded.url });
  } finally {
    await embedded.leave();
  }
}
