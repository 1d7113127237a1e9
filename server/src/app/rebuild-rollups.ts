import { rebuildTallies } from '#features/measurements';
import { createLogger } from '#platform/logging';
import type { Config } from './config.ts';
import { openDatabase } from './open-database.ts';

/** Adds up everything measured anew from the answers; the product may be running. */
export async function rebuildRollups({
  config,
}: {
  config: Config;
}): Promise<{ prompts: number; months: number }> {
  const log = createLogger({ level: config.LOG_LEVEL });
  const database = await openDatabase({ config, log });
  try {
    return await rebuildTallies({ db: database.db, log });
  } finally {
    await database.close();
  }
}
