import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listOfAccount } from '../store/weekly-exports.ts';

/** The files members of an account are mailed each week. */
export async function exportWeekly(db: Queryable, accountId: AccountId) {
  const rows = await listOfAccount(db, accountId);
  return rows.map(({ organisationId: _own, ...row }) => row);
}
