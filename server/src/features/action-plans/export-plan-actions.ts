import { listEverythingOwned } from '#features/companies';
import type { AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listTaskListsOf } from './task-lists/store.ts';
import { listProposals } from './proposals/store.ts';
import { listPlanActions, listPlanEvents } from './store.ts';

/** An account's task lists with what a model wrote and what is ticked off, what was done with the actions of its plans and what was proposed for them. */
export async function exportOrganisation(db: Queryable, userId: AccountId): Promise<OwnData> {
  const planActions = [];
  const planEvents = [];
  const planProposals = [];
  for (const { company } of await listEverythingOwned(db, userId)) {
    planActions.push(...(await listPlanActions(db, company.id)));
    planEvents.push(...(await listPlanEvents(db, company.id)));
    planProposals.push(...(await listProposals(db, company.id)));
  }
  return { taskLists: await listTaskListsOf(db, userId), planActions, planEvents, planProposals };
}
