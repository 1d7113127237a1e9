import { AppError } from '#lib/app-error';
import type { CompanyId, PromptId, AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { asOwned } from '../rules/as-owned.ts';
import type { OwnedCompanyId, OwnedPromptId } from '../rules/ownership.ts';
import { findCompanyOfUser, listEverythingOfUser } from '../store/companies.ts';
import {
  findPromptOfUser,
  holdPromptRows,
  listNamedPromptsOfUser,
  listPromptsOfCompany,
} from '../store/prompts.ts';
import type { CompanyRow, PromptRow } from '../tables.ts';

export interface OwnedCompany extends CompanyRow {
  readonly id: OwnedCompanyId;
}

/** A prompt with the company it belongs to. */
export interface OwnedPrompt {
  readonly prompt: PromptRow & { readonly id: OwnedPromptId };
  readonly company: OwnedCompany;
}

/** The user's company; another user's, an archived or a missing one is not found. */
export async function getOwnedCompany(
  db: Queryable,
  scope: { userId: AccountId; companyId: CompanyId },
): Promise<OwnedCompany> {
  const company = await findCompanyOfUser(db, scope);
  if (company === null) throw new AppError('companies.not_found');
  return { ...company, id: asOwned(company.id) };
}

/** The prompts of the user's company that are not archived, oldest first. */
export async function listOwnedPrompts(
  db: Queryable,
  scope: { userId: AccountId; companyId: CompanyId },
): Promise<OwnedPrompt[]> {
  const company = await getOwnedCompany(db, scope);
  const prompts = await listPromptsOfCompany(db, company.id);
  return prompts
    .filter(({ archivedAt }) => archivedAt === null)
    .map((prompt) => ({ prompt: { ...prompt, id: asOwned(prompt.id) }, company }));
}

/** The user's prompt; another user's, an archived or a missing one is not found. */
export async function getOwnedPrompt(
  db: Queryable,
  scope: { userId: AccountId; promptId: PromptId },
): Promise<OwnedPrompt> {
  const found = await findPromptOfUser(db, scope);
  if (found === null) throw new AppError('prompts.not_found');
  return {
    prompt: { ...found.prompt, id: asOwned(found.prompt.id) },
    company: { ...found.company, id: asOwned(found.company.id) },
  };
}

/** Some of the user's prompts, each once; where one of them is not the user's, archived or missing, none is found. */
export async function listOwnedPromptsByIds(
  db: Queryable,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] },
): Promise<OwnedPrompt[]> {
  const wanted = [...new Set(promptIds)];
  const found = await listNamedPromptsOfUser(db, { userId, promptIds: wanted });
  if (found.length < wanted.length) throw new AppError('prompts.not_found');
  return found.map(({ prompt, company }) => ({
    prompt: { ...prompt, id: asOwned(prompt.id) },
    company: { ...company, id: asOwned(company.id) },
  }));
}

/** As `listOwnedPromptsByIds`, and nobody can delete the prompts before the transaction ends. */
export async function holdOwnedPrompts(
  tx: Transaction,
  scope: { userId: AccountId; promptIds: readonly PromptId[] },
): Promise<OwnedPrompt[]> {
  await holdPromptRows(tx, scope.promptIds);
  return listOwnedPromptsByIds(tx, scope);
}

/** All a user ever registered and did not delete, archived ones included: companies with their prompts, oldest first. */
export async function listEverythingOwned(
  db: Queryable,
  userId: AccountId,
): Promise<{ company: OwnedCompany; prompts: OwnedPrompt['prompt'][] }[]> {
  const rows = await listEverythingOfUser(db, userId);
  return [...Map.groupBy(rows, ({ company }) => company.id).values()].flatMap((ofCompany) =>
    ofCompany.slice(0, 1).map(({ company }) => ({
      company: { ...company, id: asOwned(company.id) },
      prompts: ofCompany.flatMap(({ prompt }) =>
        prompt === null ? [] : [{ ...prompt, id: asOwned(prompt.id) }],
      ),
    })),
  );
}
