import type { UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { paymentDrifts, paymentEvents } from '../tables.ts';

/** Stores an event; false when it is known. */
export async function insertEvent(
  tx: Transaction,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(paymentEvents).values(event).onConflictDoNothing();
  return rowCount === 1;
}

export async function insertDrift(
  db: Queryable,
  drift: typeof paymentDrifts.$inferInsert & { readonly userId: UserId },
): Promise<void> {
  await db.insert(paymentDrifts).values(drift);
}
