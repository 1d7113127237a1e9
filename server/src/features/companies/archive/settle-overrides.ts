import { type LimitOverrides, getLimits, getRetained, setOverrides } from '#features/plans';
import type { AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import type { Transaction } from '#platform/db';
import { listHoldings } from './list-holdings.ts';
import { publishChange } from './publish-change.ts';
import { restoreArchived } from './restore-archived.ts';
import { isUpgrade } from './rules/is-upgrade.ts';

/**
 * Sets an account's overrides with their consequences: what the limits hold again is restored, and with daily analyses
 * its prompts get a next run. Smaller limits archive nothing: they only stop what is added. The caller holds the lock
 * on the user.
 */
export async function settleOverrides(
  deps: Pick<Context, 'clock' | 'events' | 'live'>,
  tx: Transaction,
  { userId, overrides }: { userId: AccountId; overrides: LimitOverrides },
): Promise<void> {
  const { planId, limits: earlier } = await getLimits(tx, userId);
  const before = await getRetained(tx, { userId, planId });
  await setOverrides(tx, { userId, overrides });
  const after = await getRetained(tx, { userId, planId });
  const { limits } = await getLimits(tx, userId);
  if (isUpgrade({ before, after })) await restoreArchived(deps, tx, { userId, ...after });
  if (limits.promptAnalysisEnabled && !earlier.promptAnalysisEnabled) {
    const { live } = await listHoldings(tx, userId);
    await publishChange(deps, tx, { change: 'restored', userId, ...live });
  }
}
