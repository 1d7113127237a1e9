import { api, hasRunningSubscription, type PlanId, type User } from '@citato/contract';
import { callApi } from '#lib/api-client';
import { renewUser } from '#lib/session/session-store';

const MAX_POLLS = 12;
const POLL_INTERVAL_MS = 1000;

/** Reads the account anew and shows it as it is now. */
export async function rereadUser(): Promise<User> {
  const user = await callApi(api.getOwnProfile, {});
  renewUser(user);
  return user;
}

/** A plan that is paid for, or in its trial; a granted one is not. */
export function hasPaidPlan(user: User): boolean {
  return user.subscribedPlanId === user.planId && hasRunningSubscription(user);
}

/**
 * Waits until the account has the plan: the provider's event to the server grants it, not the browser.
 * @returns false when that took too long for a page to wait
 */
export async function followPlan(planId: PlanId): Promise<boolean> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    if (poll > 0) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    const user = await rereadUser().catch(() => null);
    if (user?.planId === planId && hasPaidPlan(user)) return true;
  }
  return false;
}
