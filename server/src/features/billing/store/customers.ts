import type { PlanId } from '@citato/contract';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PaymentProvider } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { paymentCustomers } from '../tables.ts';

type Provider = PaymentProvider['id'];
export type CustomerRow = typeof paymentCustomers.$inferSelect;

const isOf = ({ userId, provider }: { userId: AccountId; provider: Provider }) =>
  and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider));

export async function insertCustomer(
  db: Queryable,
  customer: { userId: AccountId; provider: Provider; createdAt: Date },
): Promise<void> {
  await db.insert(paymentCustomers).values(customer).onConflictDoNothing();
}

export async function findCustomer(
  db: Queryable,
  scope: { userId: AccountId; provider: Provider },
): Promise<CustomerRow | null> {
  const [row] = await db.select().from(paymentCustomers).where(isOf(scope));
  return row ?? null;
}

export async function findOwnerOfCustomer(
  db: Queryable,
  { provider, customerId }: { provider: Provider; customerId: string },
): Promise<AccountId | null> {
  const [row] = await db
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.customerId, customerId)));
  return row?.userId ?? null;
}

/** Stores the provider's id with the digest of what it was sent; the first id stays. */
export async function setCustomerId(
  db: Queryable,
  {
    customerId,
    sentDigest,
    ...scope
  }: { userId: AccountId; provider: Provider; customerId: string; sentDigest: string },
): Promise<void> {
  await db
    .update(paymentCustomers)
    .set({ customerId, sentDigest })
    .where(and(isOf(scope), isNull(paymentCustomers.customerId)));
}

/** Lets go of a customer the provider does not know any more. */
export async function forgetCustomer(
  tx: Transaction,
  { customerId, ...scope }: { userId: AccountId; provider: Provider; customerId: string },
): Promise<void> {
  await tx
    .update(paymentCustomers)
    .set({ customerId: null, sentDigest: null })
    .where(and(isOf(scope), eq(paymentCustomers.customerId, customerId)));
}

/** Numbers what the provider is sent next about a customer; the same data keep their number. */
export async function beginTelling(
  db: Queryable,
  { digest, ...scope }: { userId: AccountId; provider: Provider; digest: string },
): Promise<number> {
  const { tellingDigest, tellingNumber } = paymentCustomers;
  const isNew = sql`(${tellingDigest} is distinct from ${digest})::int`;
  const [row] = await db
    .update(paymentCustomers)
    .set({ tellingDigest: digest, tellingNumber: sql`${tellingNumber} + ${isNew}` })
    .where(isOf(scope))
    .returning({ number: tellingNumber });
  return row?.number ?? 0;
}

/** Stores what the provider has received. */
export async function saveSentDigest(
  db: Queryable,
  { digest: sentDigest, ...scope }: { userId: AccountId; provider: Provider; digest: string },
): Promise<void> {
  await db.update(paymentCustomers).set({ sentDigest }).where(isOf(scope));
}

/** Begins a reading of the provider: its number, or null without a customer there. */
export async function beginSync(
  db: Queryable,
  scope: { userId: AccountId; provider: Provider },
): Promise<{ customerId: string; number: number } | null> {
  const [row] = await db
    .update(paymentCustomers)
    .set({ syncStarted: sql`${paymentCustomers.syncStarted} + 1` })
    .where(and(isOf(scope), isNotNull(paymentCustomers.customerId)))
    .returning({ customerId: paymentCustomers.customerId, number: paymentCustomers.syncStarted });
  return row?.customerId == null ? null : { customerId: row.customerId, number: row.number };
}

/** The customer's row, kept from other writers until the transaction ends. */
export async function lockCustomer(
  tx: Transaction,
  scope: { userId: AccountId; provider: Provider },
): Promise<CustomerRow | null> {
  const [row] = await tx.select().from(paymentCustomers).where(isOf(scope)).for('update');
  return row ?? null;
}

export async function finishSync(
  tx: Transaction,
  {
    syncApplied,
    grantedPlanId,
    ...scope
  }: {
    userId: AccountId;
    provider: Provider;
    syncApplied: number;
    grantedPlanId: PlanId | null;
  },
): Promise<void> {
  await tx.update(paymentCustomers).set({ syncApplied, grantedPlanId }).where(isOf(scope));
}

/** Accounts with a customer there, a page at a time. */
export async function listCustomers(
  db: Queryable,
  { provider, after, limit }: { provider: Provider; after: AccountId | null; limit: number },
): Promise<AccountId[]> {
  const rows = await db
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(
      and(
        eq(paymentCustomers.provider, provider),
        isNotNull(paymentCustomers.customerId),
        after === null ? undefined : gt(paymentCustomers.userId, after),
      ),
    )
    .orderBy(asc(paymentCustomers.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}
