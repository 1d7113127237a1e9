import type { CompanyId, PromptId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { OwnedPrompt } from './check-ownership.ts';
import { asOwned } from '../rules/as-owned.ts';
import { holdPromptRow, holdPromptRows, listLivePrompts, listPromptsOfCompany } from '../store/prompts.ts';
import { listNamesRevisions } from '../store/names.ts';
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
