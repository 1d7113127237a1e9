import { listEverythingOwned } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listPlanActions, listPlanEvents } from './store.ts';

/** What the user did with the actions of the companies' plans, for the file of the account. */
export async function exportFor(db: Queryable, userId: AccountId) {
  const planActions = [];
  const planEvents = [];
  for (const { company } of await listEverythingOwned(db, userId)) {
    planActions.push(...(await listPlanActions(db, company.id)));
    planEvents.push(...(await listPlanEvents(db, company.id)));
  }
  return { planActions, planEvents };
}
