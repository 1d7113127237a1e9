import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db';
import { type ErasureRow, erasures } from './tables.ts';

/** What is to be erased, longest waiting first. */
export async function listErasures(db: Queryable, limit: number): Promise<ErasureRow[]> {
  return db.select().from(erasures).orderBy(asc(erasures.id)).limit(limit);
}

/** Nothing is left of it. */
export async function deleteErasure(db: Queryable, { id }: ErasureRow): Promise<void> {
  await db.delete(erasures).where(eq(erasures.id, id));
}

/**
 * Until the transaction ends rows are found by plain walks along an index. A batch of what seems to be most of a table
 * would else be looked for from the table's beginning, past all the rows that earlier batches have deleted.
 */
export async function walkIndexes(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql`set local enable_bitmapscan = off`);
}
