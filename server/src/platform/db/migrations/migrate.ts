import type pg from 'pg';
import { StartupError } from '#lib/startup-error';
import type { NamedAddress } from '../address/named-address.ts';
import { withUsableServer } from '../address/check-server.ts';
import { BEGIN, runTransaction } from '../transaction.ts';
import { createJournal, readJournal, recordApplied } from './journal.ts';
import { assertMayRun } from './left-behind.ts';
import { type Migration, listMigrations } from './migrations.ts';

/** Any number will do, as long as every process that migrates takes the same lock. */
const MIGRATION_LOCK = 7_240_318;

/**
 * Brings the schema to this build's state: every file of `server/migrations` that is not applied yet, in order,
 * each in a transaction of its own (one in batches in many), under a lock that lets one process at a time through.
 * Migrations of a newer build are left alone, so that an old process can run beside a new one, until one of them takes
 * away what this build uses.
 * @returns names of the migrations applied now
 * @throws StartupError where the database cannot be used
 */
export async function migrate({
  directory,
  ...address
}: NamedAddress & { directory?: string }): Promise<readonly string[]> {
  const migrations = await listMigrations(directory);
  return withUsableServer(address, async (client) => {
    await holdMigrations(client);
    await createJournal(client);
    const journal = await readJournal(client);
    assertMayRun({ applied: journal, known: migrations });
    const applied = new Map(journal.map(({ name, checksum }) => [name, checksum]));
    const pending = migrations.filter((migration) => isPending(migration, applied));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  });
}

/** Lets no other process migrate while this connection lives. */
export async function holdMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/**
 * Builds the schema that `names` make, within the caller's transaction.
 * @throws StartupError where this build does not have one of them
 */
export async function buildSchema(client: pg.Client, names: readonly string[]): Promise<void> {
  const known = new Map((await listMigrations()).map((migration) => [migration.name, migration]));
  await createJournal(client);
  for (const name of names) {
    const migration = known.get(name);
    if (migration === undefined)
      throw new StartupError(
        `The schema has ${name}, which this version of Citato does not know: take the version that made it, or a newer one.`,
      );
    await client.query(migration.sql);
  }
}

function isPending(migration: Migration, applied: ReadonlyMap<string, string>): boolean {
  const checksum = applied.get(migration.name);
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new StartupError(
      `Migration ${migration.name} was changed after it had been applied to this database. Migrations are never edited: add a new one.`,
    );
  }
  return checksum === undefined;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { sql, isInBatches } = migration;
  for (let isDone = false; !isDone;) {
    const outcome = await runTransaction({
      client,
      begin: BEGIN,
      work: async () => {
        const left = await client.query(sql);
        if (isInBatches && countBatch(left) > 0) return false;
        await recordApplied(client, migration);
        return true;
      },
    });
    if (outcome.status === 'failed') throw describeFailure(migration, outcome.error);
    isDone = outcome.result;
  }
}

/** What the one statement of a migration in batches gives: how much it found to do. */
function countBatch({ rows }: pg.QueryResult<Record<string, unknown>>): number {
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}

function describeFailure({ name, isInBatches }: Migration, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  const outcome = isInBatches ? 'failed and goes on at the next start' : 'failed and changed nothing';
  return new StartupError(`Migration ${name} ${outcome}: ${reason}`, { cause: error });
}
