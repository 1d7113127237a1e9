import type { PlanId } from '@citato/contract';
import { lockUser } from '#features/accounts';
import type { UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { changePlan } from './change-plan.ts';

/** Puts an account on a plan. Whoever counts against the limits of the one before is let finish first. */
export async function grantPlan(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  grant: { userId: UserId; planId: PlanId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockUser(tx, grant.userId);
    await changePlan(tx, { ...grant, now: clock.now() });
  });
}
