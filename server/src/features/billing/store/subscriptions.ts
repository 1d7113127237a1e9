import { and, asc, eq, gt, inArray, lte, notInArray, or, isNull, ne, sql } from 'drizzle-orm';
import type { PaymentProvider } from '#adapters/payments';
import type { AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import {
  ENDED_STATUSES,
  hasEnded,
  type ProviderStatus,
  STATUSES_WITH_ACCESS,
} from '../rules/subscription-status.ts';
import { subscriptions } from '../tables.ts';

type Provider = PaymentProvider['id'];

const isLive = notInArray(subscriptions.status, [...ENDED_STATUSES]);

/** The subscription of an account that has not ended; null when there is none. */
export async function findLiveSubscription(db: Queryable, userId: AccountId) {
  const [row] = await db
    .select({
      provider: subscriptions.provider,
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
      subscriptionId: subscriptions.subscriptionId,
      planId: subscriptions.planId,
      priceId: subscriptions.priceId,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isLive));
  return row ?? null;
}

/** Accounts whose subscription of this provider has not ended, some of them. */
export async function listLiveOwners(
  db: Queryable,
  { provider, limit }: { provider: Provider; limit: number },
): Promise<AccountId[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), isLive))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Ends a subscription on our side alone. */
export async function endSubscriptionRow(
  tx: Transaction,
  { userId, provider, subscriptionId }: { userId: AccountId; provider: Provider; subscriptionId: string },
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.provider, provider),
        eq(subscriptions.subscriptionId, subscriptionId),
      ),
    );
}

export async function listSubscriptions(db: Queryable, userId: AccountId) {
  return db
    .select({
      provider: subscriptions.provider,
      customerId: subscriptions.customerId,
      subscriptionId: subscriptions.subscriptionId,
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
      priceId: subscriptions.priceId,
      planId: subscriptions.planId,
      createdAt: subscriptions.createdAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.provider), asc(subscriptions.subscriptionId));
}

/** Puts what the provider says now in the place of what it said before; ended ones first, as one at most may be live. */
export async function replaceSubscriptions(
  tx: Transaction,
  rows: readonly (typeof subscriptions.$inferInsert)[],
): Promise<void> {
  const isEnded = ({ status }: { status: ProviderStatus }) => (hasEnded(status) ? 0 : 1);
  for (const row of rows.toSorted((one, other) => isEnded(one) - isEnded(other))) {
    const { userId: _userId, provider: _provider, subscriptionId: _id, ...state } = row;
    await tx
      .insert(subscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: [subscriptions.provider, subscriptions.subscriptionId],
        set: state,
        setWhere: sql`${subscriptions.userId} = ${row.userId}`,
      });
  }
}

const isNotReminded = or(
  isNull(subscriptions.remindedOfEnd),
  ne(subscriptions.remindedOfEnd, subscriptions.currentPeriodEnd),
);

/** Accounts whose canceled subscription ends within a span and who were not reminded of that end, the next first. */
export async function listEnding(
  db: Queryable,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<AccountId[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.cancelAtPeriodEnd, true),
        inArray(subscriptions.status, [...STATUSES_WITH_ACCESS]),
        gt(subscriptions.currentPeriodEnd, from),
        lte(subscriptions.currentPeriodEnd, until),
        isNotReminded,
      ),
    )
    .orderBy(asc(subscriptions.currentPeriodEnd))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Notes that the owner was reminded of an end; false when that was noted before. */
export async function markReminded(
  tx: Transaction,
  { userId, end }: { userId: AccountId; end: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(subscriptions)
    .set({ remindedOfEnd: end })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.currentPeriodEnd, end), isNotReminded));
  return rowCount !== 0;
}
