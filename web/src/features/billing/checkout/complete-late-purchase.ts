import { api, type Plan, type PurchasablePlanId, type User } from '@citato/contract';
import { callApi } from '#lib/api-client';
import { rereadUser } from './follow-plan.ts';

const MAX_POLLS = 12;
const POLL_INTERVAL_MS = 1000;

/**
 * A late month its bank asked about stands between a purchase and its plan: once it is paid, the plan is changed and a
 * cancellation is taken back, each only where it is still to be done.
 * @returns false when that is not confirmed
 */
export async function completeLatePurchase({
  planId,
  priceId,
}: {
  planId: PurchasablePlanId;
  priceId: Plan['stripePriceId'];
}): Promise<boolean> {
  try {
    const user = await waitUntilPaid();
    if (user === null) return false;
    if (user.subscribedPlanId !== planId) await callApi(api.changePlan, { body: { planId, priceId } });
    if (user.endsWithPeriod === true) await callApi(api.reactivateSubscription, {});
    return true;
  } catch {
    // The server does the same by itself, and may have been first.
    const user = await rereadUser().catch(() => null);
    return user?.subscribedPlanId === planId && user.endsWithPeriod !== true;
  }
}

async function waitUntilPaid(): Promise<User | null> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    if (poll > 0) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    const user = await rereadUser().catch(() => null);
    if (user !== null && user.subscriptionStatus !== 'past_due') return user;
  }
  return null;
}
