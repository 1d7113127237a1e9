import { getPlanId } from '#features/plans';
import type { PlanStatus } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { deriveSubscriptionStatus, givesAccess } from '../rules/subscription-status.ts';
import { findAmountOfPrice } from '../store/prices.ts';
import { findLiveSubscription } from '../store/subscriptions.ts';

/** The plan of an account, how its subscription stands, and when the period paid for ends. */
export async function getPlanStatus(db: Queryable, userId: AccountId): Promise<PlanStatus> {
  const planId = await getPlanId(db, userId);
  const subscription = await findLiveSubscription(db, userId);
  return {
    planId,
    subscriptionStatus: deriveSubscriptionStatus({ planId, subscription }),
    endsWithPeriod:
      subscription !== null && subscription.cancelAtPeriodEnd && givesAccess(subscription.status),
    isTrial: subscription?.status === 'trialing',
    currentPeriodEnd: subscription?.currentPeriodEnd ?? null,
    subscribedPlanId: subscription?.planId ?? null,
    subscribedPriceCents: subscription === null ? null : await findAmountOfPrice(db, subscription),
  };
}
