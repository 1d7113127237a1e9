import type { ActionPlan } from '@citato/contract';
import { listFirstNames } from '#features/accounts';
import { getOwnedCompany, listOwnedPrompts } from '#features/companies';
import { assertSourceGaps } from '#features/plans';
import { listShownRows } from './task-lists/list-shown-rows.ts';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listProposals } from './proposals/store.ts';
import { listProposed } from './rules/list-proposed.ts';
import { mergeActions } from './rules/merge-actions.ts';
import { shapePlan } from './rules/shape-plan.ts';
import { listPlanActions } from './store.ts';

/** What to do for a company: the task lists of all its prompts and what a model proposed, the same action once, and what was added. */
export async function getActionPlan(
  db: Queryable,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<ActionPlan> {
  const company = await getOwnedCompany(db, { userId, companyId });
  await assertSourceGaps(db, userId);
  const owned = await listOwnedPrompts(db, { userId, companyId });
  const promptIds = owned.map(({ prompt }) => prompt.id);
  const lists = await listShownRows(db, { userId, promptIds });
  const { namesRevision } = company;
  const proposals = await listProposals(db, company.id);
  const merged = mergeActions([
    ...lists.map(({ row: { promptId, targetUrl, parsedActions } }) => ({
      promptId,
      targetUrl,
      actions: parsedActions,
    })),
    ...listProposed(proposals, { promptIds, namesRevision }),
  ]);
  const rows = await listPlanActions(db, company.id);
  return {
    prompts: promptIds.length,
    actions: shapePlan({
      merged,
      rows,
      names: await listFirstNames(
        db,
        rows.map(({ doneBy }) => doneBy),
      ),
    }),
  };
}
