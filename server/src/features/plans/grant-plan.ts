import type { PlanId } from '@citato/contract';
import { lockUser } from '#features/accounts';
import type { UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { updatePlan } from './store.ts';

/** Puts an account on a plan. Whoever counts against the limits of the one before is let finish first. */
export async function grantPlan(
  { db }: Pick<Context, 'db'>,
  grant: { userId: UserId; planId: PlanId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockUser(tx, grant.userId);
    await updatePlan(tx, grant);
  });
}
