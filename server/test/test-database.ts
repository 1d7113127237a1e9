import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own, cloned from the migrated template in a few milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(inject('templateDatabase'));
}

/** One without a single table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

/** The same database through the pooler that a run of all tests was told of (DATABASE_POOLER_TEST); null without one. */
export function findPoolerUrl(databaseUrl: string): string | null {
  const pooler = inject('poolerHost');
  if (pooler === null) return null;
  const url = new URL(databaseUrl);
  url.host = pooler;
  return url.href;
}

async function createFrom(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes half the time of writing every block into the log; a server without durability has no use for it.
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
