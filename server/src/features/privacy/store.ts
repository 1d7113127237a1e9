import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db';
import { type ErasureRow, erasures } from './tables.ts';

/** What is to be erased, oldest first. */
export async function listErasures(db: Queryable, limit: number): Promise<ErasureRow[]> {
  return db.select().from(erasures).orderBy(asc(erasures.id)).limit(limit);
}

/** Removes the entry once everything is erased. */
export async function deleteErasure(db: Queryable, { id }: ErasureRow): Promise<void> {
  await db.delete(erasures).where(eq(erasures.id, id));
}

/**
 * Until the transaction ends rows are found by index scans. Otherwise a batch that seems to be most of a table would be
 * a sequential scan, past all the rows that earlier batches have deleted.
 */
export async function walkIndexes(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql`set local enable_bitmapscan = off`);
}
