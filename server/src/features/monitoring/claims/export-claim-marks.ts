import { listEverythingOwned } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listMarkHistory } from './store.ts';

/** What statements of answers were marked as, and by whom, for the file of the account. */
export async function exportClaimMarks(db: Queryable, userId: AccountId) {
  const claimMarks = [];
  for (const { company } of await listEverythingOwned(db, userId))
    claimMarks.push(...(await listMarkHistory(db, company.id)));
  return { claimMarks };
}
