import type { Context } from '#platform/context';
import type { Transaction } from '#platform/db';
import { type Allowance, type AllowancePreview, previewAllowance } from './preview-allowance.ts';
import { publishChange } from './publish-change.ts';
import { archiveRows } from './store.ts';

/**
 * Archives what an account holds beyond two maxima, the youngest first: hidden, not analysed, not counted. The caller
 * holds the lock on the account, so that nothing is added meanwhile. Returns what was archived, as a preview shows it.
 */
export async function archiveOverAllowance(
  deps: Pick<Context, 'clock' | 'events' | 'live'>,
  tx: Transaction,
  allowance: Allowance,
): Promise<AllowancePreview> {
  const preview = await previewAllowance(tx, allowance);
  const { companies, prompts } = preview.archived;
  await archiveRows(tx, {
    companyIds: companies.map(({ id }) => id),
    promptIds: prompts.map(({ id }) => id),
    archivedAt: deps.clock.now(),
  });
  await publishChange(deps, tx, { change: 'archived', userId: allowance.userId, companies, prompts });
  return preview;
}
