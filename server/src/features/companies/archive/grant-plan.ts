import type { PlanId } from '@citato/contract';
import { lockAccount } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { settlePlan } from './settle-plan.ts';

/**
 * Puts an account on a plan, in a transaction of its own. Transactions that already count against the limits finish
 * first.
 */
export async function grantPlan(
  deps: Pick<Context, 'db' | 'clock' | 'events' | 'live'>,
  grant: { userId: AccountId; planId: PlanId },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockAccount(tx, grant.userId);
    await settlePlan(deps, tx, grant);
  });
}
