import { migrate, restoreBackup, writeBackup } from '#platform/db';
import { systemClock } from '#lib/clock';
import type { DatabaseConfig } from '../config.ts';
import { withDatabaseUrl } from './with-database-url.ts';

/** Copies the whole database into a file; the product may be running. */
export function backUp({ config, path }: { config: DatabaseConfig; path: string }) {
  return withDatabaseUrl(config, (address) => writeBackup({ ...address, path, now: systemClock.now() }));
}

/** Fills an empty database from a file and brings its schema up to date. */
export function restore({ config, path }: { config: DatabaseConfig; path: string }) {
  return withDatabaseUrl(config, async (address) => {
    const tables = await restoreBackup({ ...address, path });
    return { tables, applied: await migrate(address) };
  });
}
