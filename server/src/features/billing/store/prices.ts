import type { PlanId } from '@citato/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { PaymentProvider } from '#adapters/payments';
import type { Queryable, Transaction } from '#platform/db';
import { planPrices } from '../tables.ts';

/** Which plan each price of a provider stands for, those no longer sold included. */
export async function listPlansOfPrices(
  db: Queryable,
  provider: PaymentProvider['id'],
): Promise<Map<string, PlanId>> {
  const rows = await db.select().from(planPrices).where(eq(planPrices.provider, provider));
  return new Map(rows.map(({ priceId, planId }) => [priceId, planId]));
}

export async function insertPrices(
  tx: Transaction,
  prices: readonly (typeof planPrices.$inferInsert)[],
): Promise<void> {
  if (prices.length > 0)
    await tx
      .insert(planPrices)
      .values([...prices])
      .onConflictDoUpdate({
        target: [planPrices.provider, planPrices.priceId],
        set: { amountCents: sql`excluded.amount_cents` },
      });
}

/** What a price comes to a month, whether it is still sold or not; null where it was not read since it was stored. */
export async function findAmountOfPrice(
  db: Queryable,
  { provider, priceId }: { provider: PaymentProvider['id']; priceId: string | null },
): Promise<number | null> {
  if (priceId === null) return null;
  const [row] = await db
    .select({ amountCents: planPrices.amountCents })
    .from(planPrices)
    .where(and(eq(planPrices.provider, provider), eq(planPrices.priceId, priceId)));
  return row?.amountCents ?? null;
}
