import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { ENDED_STATUSES } from './rules/subscription-status.ts';
import { subscriptions } from './tables.ts';

/** The subscription of an account that has not ended; null when there is none. */
export async function findLiveSubscription(db: Queryable, userId: UserId) {
  const [row] = await db
    .select({
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), notInArray(subscriptions.status, [...ENDED_STATUSES])));
  return row ?? null;
}

export async function listSubscriptions(db: Queryable, userId: UserId) {
  return db
    .select({
      provider: subscriptions.provider,
      customerId: subscriptions.customerId,
      subscriptionId: subscriptions.subscriptionId,
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.provider), asc(subscriptions.subscriptionId));
}
