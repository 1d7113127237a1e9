import type { PlanId } from '@citato/contract';
import { getPlanName } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { describeLoss } from './describe-loss.ts';
import type { ProviderStatus } from '../rules/subscription-status.ts';
import type { Lapse } from './templates/subscription-lapse.ts';

/** What an account loses when its subscription ends, as things stand. */
export async function describeLapse(
  db: Queryable,
  {
    userId,
    planId,
    live,
  }: {
    userId: AccountId;
    planId: PlanId;
    live: { readonly status: ProviderStatus; readonly currentPeriodEnd: Date | null };
  },
): Promise<Lapse> {
  return {
    planName: await getPlanName(db, planId),
    until: live.currentPeriodEnd,
    isLate: live.status === 'past_due',
    ...(await describeLoss(db, { userId })),
  };
}
