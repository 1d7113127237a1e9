import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#platform/db';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Brings an empty database to the schema as it stood before a migration: `0033` applies all up to `0032_…`. */
export async function migrateBefore(url: string, number: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'citato-migrations-'));
  for (const name of await readdir(MIGRATIONS))
    if (name < number) await cp(join(MIGRATIONS, name), join(directory, name));
  await migrate({ url, directory });
  await rm(directory, { recursive: true });
}
