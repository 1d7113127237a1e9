import type { CompanyId, PromptId, AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { OwnedPrompt } from './check-ownership.ts';
import { asOwned } from '../rules/as-owned.ts';
import { holdPromptRow, holdPromptRows, listLivePrompts, listPromptsOfCompany } from '../store/prompts.ts';
import {
  findPromptAfter,
  listCompanyOwners,
  listRatedPrompts,
  listRatedPromptsOf,
} from '../store/of-all-companies.ts';
import { listNamesRevisions } from '../store/names.ts';
import type { OwnedCompanyId, OwnedPromptId } from '../rules/ownership.ts';
import type { PromptRow } from '../tables.ts';

/** For jobs: the prompts that still exist and are not archived, with their companies. */
export async function listPromptsAsSystem(
  db: Queryable,
  promptIds: readonly PromptId[],
): Promise<OwnedPrompt[]> {
  if (promptIds.length === 0) return [];
  const rows = await listLivePrompts(
    db,
    promptIds.map((id) => asOwned(id)),
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
  const prompts = await listPromptsOfCompany(db, asOwned(companyId));
  return prompts.filter(({ archivedAt }) => archivedAt === null);
}

/** For jobs: the newest revision of companies' names; archived or deleted companies are left out. */
export async function listNamesRevisionsAsSystem(
  db: Queryable,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, number>> {
  return listNamesRevisions(
    db,
    companyIds.map((id) => asOwned(id)),
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

/** For jobs: whose the companies are that still exist, archived or not. */
export async function listCompanyOwnersAsSystem(
  db: Queryable,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, AccountId>> {
  return listCompanyOwners(db, companyIds);
}

/** For jobs: the prompts companies' rates are made of, of the companies that have so many. */
export async function listRatedPromptsAsSystem(
  db: Queryable,
  minPrompts: number,
): Promise<{ companyId: OwnedCompanyId; promptIds: OwnedPromptId[] }[]> {
  const rated = await listRatedPrompts(db, minPrompts);
  return rated.map(({ companyId, promptIds }) => ({
    companyId: asOwned(companyId),
    promptIds: promptIds.map((id) => asOwned(id)),
  }));
}

/** For jobs: the prompts the rates of some companies are made of, by company. */
export async function listRatedPromptsOfAsSystem(
  db: Queryable,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, OwnedPromptId[]>> {
  const rows = await listRatedPromptsOf(db, companyIds);
  const byCompany = Map.groupBy(rows, ({ companyId }) => companyId);
  return new Map(
    [...byCompany].map(([companyId, own]) => [companyId, own.map(({ promptId }) => asOwned(promptId))]),
  );
}

/** For jobs: the next prompt in the order of ids that still exists, the first one after null. */
export async function findPromptAfterAsSystem(
  db: Queryable,
  promptId: PromptId | null,
): Promise<PromptId | null> {
  return findPromptAfter(db, promptId);
}
