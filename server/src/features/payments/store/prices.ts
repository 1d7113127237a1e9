import type { PlanId } from '@citato/contract';
import { eq } from 'drizzle-orm';
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
      .onConflictDoNothing();
}
