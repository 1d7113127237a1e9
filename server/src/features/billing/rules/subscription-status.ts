import type { PlanId, SubscriptionStatus } from '@citato/contract';

/** How a subscription stands with its payment provider, whichever that is. */
export type ProviderStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled';

/** These never become another one again. */
export const ENDED_STATUSES = ['incomplete_expired', 'canceled'] as const satisfies ProviderStatus[];

/** The status an account is shown for each, while it does not end with its period. */
export const STATUS_OF: Readonly<Record<ProviderStatus, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'inactive',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'inactive',
  paused: 'inactive',
  canceled: 'inactive',
};
/** The status shown for a word that only a newer build knows: nothing about its subscription. */
export const STATUS_OF_OTHERS = 'inactive' satisfies SubscriptionStatus;
/** Those that give access, which one that ends with its period gives until then. */
export const STATUSES_WITH_ACCESS = ['trialing', 'active', 'past_due'] as const satisfies ProviderStatus[];
const WITH_ACCESS: readonly SubscriptionStatus[] = STATUSES_WITH_ACCESS;
/** Those shown as canceled once they end with their period; for a late one, being late counts more. */
export const STATUSES_SHOWN_CANCELED = ['trialing', 'active'] as const satisfies ProviderStatus[];

/** True when a subscription can never be paid for again. */
export function hasEnded(status: ProviderStatus): boolean {
  return (ENDED_STATUSES as readonly ProviderStatus[]).includes(status);
}

/** True when a subscription gives the plan it is for; one whose payment is late does while the provider tries again. */
export function givesAccess(status: ProviderStatus): boolean {
  return WITH_ACCESS.includes(STATUS_OF[status]);
}

/** The subscription status an account is shown. A paid plan without one was granted: it does not end by itself. */
export function deriveSubscriptionStatus({
  planId,
  subscription,
}: {
  planId: PlanId;
  subscription: { readonly status: ProviderStatus; readonly cancelAtPeriodEnd: boolean } | null;
}): SubscriptionStatus {
  if (subscription === null) return planId === 'free' ? 'inactive' : 'active';
  const known: Partial<Record<string, SubscriptionStatus>> = STATUS_OF;
  const status = known[subscription.status] ?? STATUS_OF_OTHERS;
  const isCanceled =
    subscription.cancelAtPeriodEnd && STATUSES_SHOWN_CANCELED.some((shown) => shown === subscription.status);
  return isCanceled ? 'canceled' : status;
}
