import type { CompanyId, PromptId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { OwnedPrompt } from './check-ownership.ts';
import { asOwned, asSystem } from './rules/ownership.ts';
import {
  countCompanies,
  countPrompts,
  listNamesRevisions,
  holdPromptRow,
  holdPromptRows,
  listCompaniesOfUser,
  listLivePrompts,
  listPromptsOfCompany,
  listPromptsOfUser,
} from './store.ts';
import type { CompanyRow, PromptRow } from './tables.ts';

export interface CompanyWithPromptRows {
  readonly company: CompanyRow;
  readonly prompts: readonly PromptRow[];
}

/** A user's companies with their prompts, oldest first, in two statements however many there are. */
export async function listCompanyRows(db: Queryable, userId: UserId): Promise<CompanyWithPromptRows[]> {
  const companies = await listCompaniesOfUser(db, userId);
  const prompts = await listPromptsOfUser(db, userId);
  const byCompany = Map.groupBy(prompts, ({ companyId }) => companyId);
  return companies.map((company) => ({ company, prompts: byCompany.get(company.id) ?? [] }));
}

/** What a user has used of the plan's companies and prompts; archived ones do not count. */
export async function countUsage(
  db: Queryable,
  userId: UserId,
): Promise<{ companies: number; prompts: number }> {
  return { companies: await countCompanies(db, userId), prompts: await countPrompts(db, userId) };
}

/** For jobs: the prompts that still exist and are not archived, with their companies. */
export async function listPromptsAsSystem(
  db: Queryable,
  promptIds: readonly PromptId[],
): Promise<OwnedPrompt[]> {
  if (promptIds.length === 0) return [];
  const rows = await listLivePrompts(
    db,
    promptIds.map((id) => asSystem(id)),
  );
  return rows.map(({ prompt, company }) => ({
    prompt: { ...prompt, id: asOwned(prompt.id) },
    company: { ...company, id: asOwned(company.id) },
  }));
}

/** For jobs: the prompts of a company that are neither archived nor deleted, oldest first. */
export async function listPromptsOfCompanyAsSystem(
  db: Queryable,
  companyId: CompanyId,
): Promise<PromptRow[]> {
  const prompts = await listPromptsOfCompany(db, asSystem(companyId));
  return prompts.filter(({ archivedAt }) => archivedAt === null);
}

/** For jobs: which state of companies' names is the newest; those that are archived or gone are left out. */
export async function listNamesRevisionsAsSystem(
  db: Queryable,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, number>> {
  return listNamesRevisions(
    db,
    companyIds.map((id) => asSystem(id)),
  );
}

/** For jobs: the prompts that still exist, in the order given, kept from deletion until the transaction ends. */
export async function holdPromptsAsSystem(
  tx: Transaction,
  promptIds: readonly PromptId[],
): Promise<OwnedPrompt[]> {
  if (promptIds.length === 0) return [];
  await holdPromptRows(tx, promptIds);
  const found = new Map(
    (await listPromptsAsSystem(tx, promptIds)).map((one) => [one.prompt.id.toString(), one]),
  );
  return promptIds.flatMap((id) => found.get(id) ?? []);
}

/** For jobs: the prompt when it still exists, kept from deletion until the transaction ends. */
export async function holdPromptAsSystem(tx: Transaction, promptId: PromptId): Promise<OwnedPrompt | null> {
  await holdPromptRow(tx, promptId);
  const [found] = await listPromptsAsSystem(tx, [promptId]);
  return found ?? null;
}
