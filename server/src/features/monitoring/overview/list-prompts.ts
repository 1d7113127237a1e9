import type { CompanyNumbers, Prompt } from '@citato/contract';
import type { CompanyId, PromptId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listCompanies } from './list-companies.ts';
import { isSeen } from './list-some-companies.ts';

/** Some of a user's prompts as the list has them, and what their companies' figures are now. */
export async function listPrompts(
  db: Queryable,
  {
    userId,
    onlyCompanies,
    promptIds,
  }: { userId: UserId; onlyCompanies: readonly CompanyId[] | null; promptIds: readonly PromptId[] },
): Promise<{ prompts: Prompt[]; companies: CompanyNumbers[] }> {
  const asked = new Set<string>(promptIds);
  const isAsked = ({ id }: { id: string }) => asked.has(id);
  const companies = await listCompanies(db, { userId, tables: 'first-view', promptIds });
  const concerned = companies.filter(({ id, prompts }) => isSeen(id, onlyCompanies) && prompts.some(isAsked));
  return {
    prompts: concerned.flatMap(({ prompts }) => prompts.filter(isAsked)),
    companies: concerned.map(({ id, lastUpdated, figures }) => ({ id, lastUpdated, figures })),
  };
}
