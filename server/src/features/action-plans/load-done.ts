import { type OwnedPrompt, getOwnedCompany } from '#features/companies';
import { hasSourceGaps } from '#features/plans';
import { listDoneActions } from './task-lists/list-shown-rows.ts';
import type { AccountId, CompanyId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type KnownAction, listDone } from './rules/done-actions.ts';
import { listPlanActions } from './store.ts';

/** What was ticked off for a company, as far as its plan holds the plan of actions and task lists. */
export async function loadDone(
  db: Queryable,
  { userId, companyId, owned }: { userId: AccountId; companyId: CompanyId; owned: readonly OwnedPrompt[] },
): Promise<KnownAction[]> {
  const company = await getOwnedCompany(db, { userId, companyId });
  const rows = (await hasSourceGaps(db, userId)) ? await listPlanActions(db, company.id) : [];
  const promptIds = owned.map(({ prompt }) => prompt.id);
  return listDone({ rows, ticks: await listDoneActions(db, { userId, promptIds }) });
}
