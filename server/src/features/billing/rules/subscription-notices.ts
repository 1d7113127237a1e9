import type { PlanId } from '@citato/contract';
import { givesAccess, type ProviderStatus } from './subscription-status.ts';

/** The state of an account, before or after a change. */
export interface AccountState {
  readonly planId: PlanId;
  /** Its subscription that has not ended. */
  readonly live: { readonly status: ProviderStatus; readonly cancelAtPeriodEnd: boolean } | null;
}

export type SubscriptionNotice = 'active' | 'ended' | 'canceled' | 'reactivated';

/** Which notices its owner gets when an account went from one state to another; nothing where both are the same. */
export function decideSubscriptionNotices({
  before,
  after,
}: Record<'before' | 'after', AccountState>): SubscriptionNotice[] {
  const had = before.live !== null && givesAccess(before.live.status);
  const has = after.live !== null && givesAccess(after.live.status);
  const changed = before.planId !== after.planId;
  if (!has) return changed && after.planId === 'free' ? ['ended'] : [];
  // An unknown price gives no plan: of the free one there is nothing to notify.
  if (after.planId === 'free') return [];
  const wasEnding = had && before.live.cancelAtPeriodEnd;
  const isEnding = after.live.cancelAtPeriodEnd;
  const isActive = changed || !had;
  return [
    ...(isActive ? (['active'] as const) : []),
    ...(isEnding && !wasEnding ? (['canceled'] as const) : []),
    ...(wasEnding && !isEnding && !isActive ? (['reactivated'] as const) : []),
  ];
}

/** Why a plan ended, as far as it is known. */
export function decideEndReason(before: AccountState['live']): 'asked' | 'unpaid' | 'unknown' {
  // A late one that was canceled as well may end before its period: that nobody asked for.
  if (before?.status === 'past_due') return 'unpaid';
  return before?.cancelAtPeriodEnd === true ? 'asked' : 'unknown';
}
