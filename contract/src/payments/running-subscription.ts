import type { User } from '../accounts/user.ts';

/**
 * Whether a subscription runs, be it in its trial: another plan is then a change with the card on file. One that was
 * canceled or is late goes by the checkout, a granted plan has none.
 */
export function hasRunningSubscription({
  subscribedPlanId,
  subscriptionStatus,
}: Pick<User, 'subscribedPlanId' | 'subscriptionStatus'>): boolean {
  return subscribedPlanId !== null && (subscriptionStatus === 'active' || subscriptionStatus === 'trialing');
}
