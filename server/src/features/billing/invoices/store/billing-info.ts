import { eq } from 'drizzle-orm';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { billingInfo, type BillingInfoRow } from '../tables.ts';

/** Whom an account's invoices are made out to; null before it said so. */
export async function findBillingInfo(db: Queryable, userId: AccountId): Promise<BillingInfoRow | null> {
  const [row] = await db.select().from(billingInfo).where(eq(billingInfo.userId, userId));
  return row ?? null;
}

/** Puts a statement in the place of the one before. */
export async function replaceBillingInfo(db: Queryable, row: BillingInfoRow): Promise<BillingInfoRow> {
  const { userId: _userId, createdAt: _createdAt, ...statement } = row;
  const [stored] = await db
    .insert(billingInfo)
    .values(row)
    .onConflictDoUpdate({ target: billingInfo.userId, set: statement })
    .returning();
  return stored ?? row;
}
