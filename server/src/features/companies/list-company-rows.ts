import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listCompaniesOfUser } from './store/companies.ts';
import { listPromptsOfUser } from './store/prompts.ts';
import { countCompanies, countPrompts } from './store/counts.ts';
import type { CompanyRow, PromptRow } from './tables.ts';

export interface CompanyWithPromptRows {
  readonly company: CompanyRow;
  readonly prompts: readonly PromptRow[];
}

/** A user's companies with their prompts, oldest first, in two statements however many there are. */
export async function listCompanyRows(db: Queryable, userId: AccountId): Promise<CompanyWithPromptRows[]> {
  const companies = await listCompaniesOfUser(db, userId);
  const prompts = await listPromptsOfUser(db, userId);
  const byCompany = Map.groupBy(prompts, ({ companyId }) => companyId);
  return companies.map((company) => ({ company, prompts: byCompany.get(company.id) ?? [] }));
}

/** What a user has used of the plan's companies and prompts; archived ones do not count. */
export async function countUsage(
  db: Queryable,
  userId: AccountId,
): Promise<{ companies: number; prompts: number }> {
  return { companies: await countCompanies(db, userId), prompts: await countPrompts(db, userId) };
}
