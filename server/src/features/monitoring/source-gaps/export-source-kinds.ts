import { listEverythingOwned } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listKindsOfCompanies } from './store.ts';

/** The kinds the user put sources into, for the file of the account. */
export async function exportSourceKinds(db: Queryable, userId: AccountId) {
  const owned = await listEverythingOwned(db, userId);
  const kinds = [];
  for (const { company } of owned) kinds.push(...(await listKindsOfCompanies(db, company.id)));
  return { sourceKinds: kinds };
}
