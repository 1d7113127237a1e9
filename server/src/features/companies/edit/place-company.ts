import type { CompanyInput } from '@citato/contract';
import { type CompanyId, type PromptId, type AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import type { OwnedPrompt } from '../ownership/check-ownership.ts';
import { asOwned } from '../rules/as-owned.ts';
import { buildCompanyRow } from '../rules/new-rows.ts';
import { buildPromptRow } from '../rules/new-prompt-row.ts';
import { PROMPT_TITLE } from '../templates/prompt-title.ts';
import { insertCompany, removeCompanyOfUser } from '../store/companies.ts';
import { insertPrompts } from '../store/prompts.ts';

/** Removes the company with a fixed id, if it exists, without an event. */
export async function dropCompany(
  { db }: Pick<Context, 'db'>,
  scope: { userId: AccountId; companyId: CompanyId },
): Promise<void> {
  await withTransaction(db, (tx) => removeCompanyOfUser(tx, scope));
}

/** Writes a company with fixed ids: outside the plan's limits and without an event. */
export async function placeCompany(
  { db }: Pick<Context, 'db'>,
  {
    userId,
    companyId,
    input,
    prompts,
    createdAt,
  }: {
    userId: AccountId;
    companyId: CompanyId;
    input: CompanyInput;
    prompts: readonly { readonly id: PromptId; readonly text: string }[];
    createdAt: Date;
  },
): Promise<OwnedPrompt[]> {
  const company = { ...buildCompanyRow({ input, companyId, userId, createdAt }), id: asOwned(companyId) };
  const rows = prompts.map(({ id, text }, index) => ({
    ...buildPromptRow({
      title: PROMPT_TITLE,
      text,
      promptId: id,
      companyId,
      company,
      createdAt: new Date(createdAt.getTime() + index),
    }),
    id: asOwned(id),
  }));
  await withTransaction(db, async (tx) => {
    await insertCompany(tx, company);
    await insertPrompts(tx, rows);
  });
  return rows.map((prompt) => ({ prompt, company }));
}
