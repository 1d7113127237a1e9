import type { Context } from '#platform/context';
import type { Transaction } from '#platform/db';
import { type Holdings, listHoldings } from './list-holdings.ts';
import type { Allowance } from './preview-allowance.ts';
import { publishChange } from './publish-change.ts';
import { isRestorable } from './rules/archive-life.ts';
import { chooseRestored } from './rules/choose-restored.ts';
import { restoreRows } from './store.ts';

/**
 * Brings back what was archived within the last thirty days, the oldest first, as far as it fits under two maxima. The
 * caller holds the lock on the account. Gives what came back.
 */
export async function restoreArchived(
  deps: Pick<Context, 'clock' | 'events' | 'live'>,
  tx: Transaction,
  { userId, ...allowance }: Allowance,
): Promise<Holdings> {
  const now = deps.clock.now();
  const { live, archived } = await listHoldings(tx, userId);
  const { companies, prompts } = chooseRestored({
    live,
    archived: {
      companies: archived.companies.filter(({ archivedAt }) => isRestorable({ archivedAt, now })),
      prompts: archived.prompts.filter(({ archivedAt }) => isRestorable({ archivedAt, now })),
    },
    ...allowance,
  });
  await restoreRows(tx, {
    companyIds: companies.map(({ id }) => id),
    promptIds: prompts.map(({ id }) => id),
  });
  await publishChange(deps, tx, { change: 'restored', userId, companies, prompts });
  return { companies, prompts };
}
