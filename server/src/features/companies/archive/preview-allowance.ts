import { createHash } from 'node:crypto';
import { namePrompt } from '@citato/contract/markets';
import type { CompanyId, PromptId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type Holdings, listHoldings } from './list-holdings.ts';
import { chooseKept } from './rules/choose-kept.ts';

/** An account, and how much of it is to stay. */
export interface Allowance {
  readonly userId: AccountId;
  readonly maxCompanies: number;
  readonly maxPrompts: number;
}

/** What a smaller plan archives, and what is left. */
export interface AllowancePreview {
  readonly companies: readonly { id: CompanyId; name: string; promptCount: number }[];
  /** Of companies that stay; each as screens name it, with its market and who asks. */
  readonly prompts: readonly { id: PromptId; text: string; companyName: string }[];
  /** All of it, prompts of archived companies included. */
  readonly archived: Holdings;
  readonly resultingCounts: { readonly companies: number; readonly prompts: number };
  /** Identifies the rows that are archived: a confirmation with another value belongs to another preview. */
  readonly digest: string;
}

/** What would be archived if an account held no more than this; nothing is written. */
export async function previewAllowance(
  db: Queryable,
  { userId, ...allowance }: Allowance,
): Promise<AllowancePreview> {
  const { live } = await listHoldings(db, userId);
  const { companies, prompts } = chooseKept({ ...live, ...allowance });
  const names = new Map(companies.kept.map(({ id, name }) => [id, name]));
  const ofCompany = Map.groupBy(prompts.left, ({ companyId }) => companyId);
  return {
    companies: companies.left.map(({ id, name }) => ({
      id,
      name,
      promptCount: ofCompany.get(id)?.length ?? 0,
    })),
    prompts: prompts.left.flatMap(({ id, companyId, companyMarket: market, ...prompt }) => {
      const companyName = names.get(companyId);
      return companyName === undefined ? [] : [{ id, text: namePrompt(prompt, { market }), companyName }];
    }),
    archived: { companies: companies.left, prompts: prompts.left },
    resultingCounts: { companies: companies.kept.length, prompts: prompts.kept.length },
    digest: digestOf([...companies.left, ...prompts.left]),
  };
}

function digestOf(rows: readonly { id: string }[]): string {
  const ids = rows.map(({ id }) => id).toSorted();
  return createHash('sha256').update(ids.join(' ')).digest('base64url');
}
