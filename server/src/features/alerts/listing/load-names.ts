import { namePrompt } from '@citato/contract/markets';
import { listCompanyRows } from '#features/companies';
import type { CompanyId, PromptId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** What an account's companies and questions are called, each question with its market and persona; what is archived or deleted is left out. */
export type CompanyRows = ReadonlyMap<
  CompanyId,
  { readonly name: string; readonly prompts: ReadonlyMap<PromptId, string> }
>;

export async function loadNames(db: Queryable, userId: AccountId): Promise<CompanyRows> {
  const rows = await listCompanyRows(db, userId);
  return new Map(
    rows.map(({ company, prompts }) => [
      company.id,
      {
        name: company.name,
        prompts: new Map(prompts.map((prompt) => [prompt.id, namePrompt(prompt, company)])),
      },
    ]),
  );
}
