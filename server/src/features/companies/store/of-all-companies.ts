import { and, asc, count, eq, gt, gte, sql } from 'drizzle-orm';
import type { CompanyId, PromptId, AccountId } from '#lib/ids';
import { type Queryable, isAnyOf } from '#platform/db';
import { companies, prompts } from '../tables.ts';
import { isLive } from './counts.ts';

/** The owners of companies, archived ones included; deleted companies are left out. */
export async function listCompanyOwners(
  db: Queryable,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, AccountId>> {
  const rows = await db
    .select({ id: companies.id, userId: companies.userId })
    .from(companies)
    .where(isAnyOf(companies.id, companyIds));
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

/** The prompts companies' rates are made of, by company, of the companies that have so many. */
export async function listRatedPrompts(
  db: Queryable,
  minPrompts: number,
): Promise<{ companyId: CompanyId; promptIds: PromptId[] }[]> {
  return db
    .select({ companyId: companies.id, promptIds: sql<PromptId[]>`array_agg(${prompts.id})` })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(isLive, eq(prompts.namesOwnCompany, false)))
    .groupBy(companies.id)
    .having(gte(count(), minPrompts))
    .orderBy(asc(companies.id));
}

/** The prompts the rates of some companies are made of. */
export async function listRatedPromptsOf(
  db: Queryable,
  companyIds: readonly CompanyId[],
): Promise<{ companyId: CompanyId; promptId: PromptId }[]> {
  return db
    .select({ companyId: prompts.companyId, promptId: prompts.id })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(isAnyOf(prompts.companyId, companyIds), isLive, eq(prompts.namesOwnCompany, false)));
}

/** The next prompt in the order of ids that is neither archived nor deleted, the first one after null. */
export async function findPromptAfter(db: Queryable, promptId: PromptId | null): Promise<PromptId | null> {
  const [row] = await db
    .select({ id: prompts.id })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(promptId === null ? undefined : gt(prompts.id, promptId), isLive))
    .orderBy(asc(prompts.id))
    .limit(1);
  return row?.id ?? null;
}
