import type { PlanId } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { getEntitlement } from './get-limits.ts';
import { carryTextDays } from './rules/carry-text-days.ts';
import { findPlan, updateEntitlement } from './store.ts';

/**
 * Puts an account on another plan; the caller holds the lock on the account. A change that was pending is over with it, and
 * the texts of answers stay for as long as what the plan before held can be restored. The same plan changes nothing.
 */
export async function changePlan(
  tx: Transaction,
  { userId, planId, now }: { userId: AccountId; planId: PlanId; now: Date },
): Promise<void> {
  const { plan: before, entitlement } = await getEntitlement(tx, userId);
  if (before.id === planId) return;
  const after = await findPlan(tx, planId);
  if (after === null) throw new Error('A plan without a row');
  const carried = carryTextDays({
    before: before.textRetentionDays,
    after: after.textRetentionDays,
    carried: entitlement,
    now,
  });
  await updateEntitlement(tx, { userId, planId, ...carried });
  await setPendingPlan(tx, { userId, planId: null });
}

/** Says which plan a downgrade under way leads to, or that there is none; the caller holds the lock on the account. */
export async function setPendingPlan(
  tx: Transaction,
  { userId, planId }: { userId: AccountId; planId: PlanId | null },
): Promise<void> {
  await updateEntitlement(tx, { userId, pendingPlanId: planId });
}
