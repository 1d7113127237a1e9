import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFile } from '#platform/paths';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** The migration that a build must know to run on the schema after this one; null: the build before may go on. */
  needs: string | null;
  /** Whether it is one statement that is run until it gives 0, each time in a transaction of its own. */
  isInBatches: boolean;
}

/** The comment of a migration that goes through large tables while others use them. */
const IN_BATCHES = /^-- batches$/m;

/** The comment of a migration that removes what older builds use. */
const CONTRACT = /^-- contract: needs (?<needs>\S+\.sql)$/m;

/** Names of this build's migrations in order. */
export async function listMigrationNames(): Promise<readonly string[]> {
  return (await listMigrations()).map((migration) => migration.name);
}

/** This build's own, read once: they are no others as long as the process lives. */
let ownMigrations: Promise<Migration[]> | null = null;

export async function listMigrations(directory?: string): Promise<Migration[]> {
  if (directory !== undefined) return readMigrations(directory);
  ownMigrations ??= readMigrations(packageFile('migrations')).catch((error: unknown) => {
    ownMigrations = null;
    throw error;
  });
  return ownMigrations;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return {
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
        needs: CONTRACT.exec(sql)?.groups?.['needs'] ?? null,
        isInBatches: IN_BATCHES.test(sql),
      };
    }),
  );
}
