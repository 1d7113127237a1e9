import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listAssignees, listViews } from './store.ts';

/** Who looks after which company, and how members arranged the table of all companies. */
export async function exportPortfolio(db: Queryable, accountId: AccountId) {
  const assignees = await listAssignees(db, accountId);
  return {
    assignees: [...assignees].map(([companyId, userId]) => ({ companyId, userId })),
    portfolioViews: (await listViews(db, accountId)).map(({ organisationId: _own, ...view }) => view),
  };
}
