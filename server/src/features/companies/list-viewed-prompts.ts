import { listCompanyRows } from './list-company-rows.ts';
import type { PromptId } from '#lib/ids';
import { type Viewer, canView } from '#lib/viewer';
import type { Queryable } from '#platform/db';

/** The prompts a client sees; null for who sees all of them. */
export async function listViewedPrompts(db: Queryable, viewer: Viewer): Promise<PromptId[] | null> {
  if (viewer.companyIds === null) return null;
  const rows = await listCompanyRows(db, viewer.accountId);
  return rows
    .filter(({ company }) => canView(viewer, company.id))
    .flatMap(({ prompts }) => prompts.map(({ id }) => id));
}
