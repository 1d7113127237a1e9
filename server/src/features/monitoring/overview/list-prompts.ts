import type { CompanyNumbers, Prompt } from '@citato/contract';
import { type PromptId, toId } from '#lib/ids';
import { type Viewer, canView } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { listCompanies } from './list-companies.ts';

/** Some of a user's prompts as the list has them, and what their companies' figures are now. */
export async function listPrompts(
  db: Queryable,
  { viewer, promptIds }: { viewer: Viewer; promptIds: readonly PromptId[] },
): Promise<{ prompts: Prompt[]; companies: CompanyNumbers[] }> {
  const asked = new Set<string>(promptIds);
  const isAsked = ({ id }: { id: string }) => asked.has(id);
  const userId = viewer.accountId;
  const companies = await listCompanies(db, { userId, tables: 'first-view', promptIds });
  const concerned = companies.filter(({ id, prompts }) => canView(viewer, toId(id)) && prompts.some(isAsked));
  return {
    prompts: concerned.flatMap(({ prompts }) => prompts.filter(isAsked)),
    companies: concerned.map(({ id, lastUpdated, figures }) => ({ id, lastUpdated, figures })),
  };
}
