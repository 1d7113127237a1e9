import { listEverythingOwned } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listPlanActions } from './store.ts';

/** What the user did with the actions of the companies' plans, for the file of the account. */
export async function exportFor(db: Queryable, userId: AccountId) {
  const actions = [];
  for (const { company } of await listEverythingOwned(db, userId))
    actions.push(...(await listPlanActions(db, company.id)));
  return { planActions: actions };
}
