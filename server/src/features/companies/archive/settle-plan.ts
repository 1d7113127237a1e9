import type { PlanId } from '@citato/contract';
import { changePlan, getPlanId, getRetained } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { Transaction } from '#platform/db';
import { archiveOverAllowance } from './archive-over-allowance.ts';
import type { Holdings } from './list-holdings.ts';
import { restoreArchived } from './restore-archived.ts';
import { restorableUntil } from './rules/archive-life.ts';
import { isUpgrade } from './rules/is-upgrade.ts';

const NOTHING: Holdings = { companies: [], prompts: [] };

interface SettledPlan {
  readonly archived: Holdings;
  readonly restored: Holdings;
  /** Until when an upgrade brings back what was archived now. */
  readonly archivedUntil: Date;
}

/**
 * Puts an account on a plan with the consequences: what the plan does not hold is archived, and what it holds again
 * comes back. The caller holds the lock on the account; the plan the account is on already changes nothing. Gives what was
 * archived and what came back.
 */
export async function settlePlan(
  deps: Pick<Context, 'clock' | 'events' | 'live'>,
  tx: Transaction,
  { userId, planId }: { userId: AccountId; planId: PlanId },
): Promise<SettledPlan> {
  const current = await getPlanId(tx, userId);
  const now = deps.clock.now();
  const archivedUntil = restorableUntil(now);
  if (current === planId) return { archived: NOTHING, restored: NOTHING, archivedUntil };
  const before = await getRetained(tx, { userId, planId: current });
  await changePlan(tx, { userId, planId, now });
  const after = await getRetained(tx, { userId, planId });
  const { archived } = await archiveOverAllowance(deps, tx, { userId, ...after });
  const restored = isUpgrade({ before, after })
    ? await restoreArchived(deps, tx, { userId, ...after })
    : NOTHING;
  return { archived, restored, archivedUntil };
}
