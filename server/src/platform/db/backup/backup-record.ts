import { max } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from '../database.ts';
import { backups } from './tables.ts';

/**
 * Notes in the database itself that it was copied as of a moment. The copy is whole either way: a database of an older
 * build has no place for the note, and one that is only read takes none.
 */
export async function recordBackup(
  client: pg.Client,
  { takenAt, rows }: { takenAt: Date; rows: number },
): Promise<void> {
  const insert = 'insert into backups (taken_at, rows) values ($1, $2) on conflict do nothing';
  await client.query(insert, [takenAt, rows]).catch(() => undefined);
}

/** As of when the database was last copied whole; null when it is not known to have been. */
export async function findLastBackup(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ takenAt: max(backups.takenAt) }).from(backups);
  return row?.takenAt ?? null;
}
