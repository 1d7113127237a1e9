import { and, count, eq, gte, max } from 'drizzle-orm';
import type { PaymentProvider } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { paymentChecks, paymentDiscrepancies, paymentEvents } from '../tables.ts';

/** Stores an event; false when it is known. */
export async function insertEvent(
  tx: Transaction,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(paymentEvents).values(event).onConflictDoNothing();
  return rowCount === 1;
}

export async function insertDiscrepancy(
  db: Queryable,
  discrepancy: typeof paymentDiscrepancies.$inferInsert & { readonly userId: AccountId },
): Promise<void> {
  await db.insert(paymentDiscrepancies).values(discrepancy);
}

/** Keeps when all customers were compared last, and how it went. */
export async function saveCheck(db: Queryable, check: typeof paymentChecks.$inferSelect): Promise<void> {
  await db
    .insert(paymentChecks)
    .values(check)
    .onConflictDoUpdate({ target: paymentChecks.provider, set: check });
}

/** The last comparison with a provider, and the discrepancies found since a moment. */
export async function findCheck(
  db: Queryable,
  { provider, since }: { provider: PaymentProvider['id']; since: Date },
) {
  const { finishedAt, compared, failed } = paymentChecks;
  const [lastCheck = null] = await db
    .select({ finishedAt, compared, failed })
    .from(paymentChecks)
    .where(eq(paymentChecks.provider, provider));
  const [discrepancy] = await db
    .select({ discrepancies: count(), lastDiscrepancyAt: max(paymentDiscrepancies.noticedAt) })
    .from(paymentDiscrepancies)
    .where(and(eq(paymentDiscrepancies.provider, provider), gte(paymentDiscrepancies.noticedAt, since)));
  return {
    lastCheck,
    discrepancies: discrepancy?.discrepancies ?? 0,
    lastDiscrepancyAt: discrepancy?.lastDiscrepancyAt ?? null,
  };
}
