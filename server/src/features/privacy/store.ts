import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/db';
import { type ErasureRow, erasures } from './tables.ts';

/** What is to be erased, longest waiting first. */
export async function listErasures(db: Queryable, limit: number): Promise<ErasureRow[]> {
  return db.select().from(erasures).orderBy(asc(erasures.id)).limit(limit);
}

/** Nothing is left of them. */
export async function deleteErasures(db: Queryable, rows: readonly ErasureRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await db.delete(erasures).where(inArray(erasures.id, ids));
}
