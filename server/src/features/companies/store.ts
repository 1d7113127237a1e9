import type { CompanyNames, EngineId } from '@citato/contract';
import {
  type SQL,
  type SQLWrapper,
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  sql,
} from 'drizzle-orm';
import type { CompanyId, PromptId, UserId } from '#lib/ids';
import { type Queryable, type Transaction, isAnyOf } from '#platform/db';
import type { OwnedCompanyId, OwnedPromptId } from './rules/ownership.ts';
import { type CompanyRow, type PromptRow, companies, prompts } from './tables.ts';

const isLive = and(isNull(companies.archivedAt), isNull(prompts.archivedAt));

export async function insertCompany(tx: Transaction, company: CompanyRow): Promise<void> {
  await tx.insert(companies).values(company);
}

export async function insertPrompts(tx: Transaction, rows: readonly PromptRow[]): Promise<void> {
  await tx.insert(prompts).values([...rows]);
}

/** The company when it is the user's and not archived. */
export async function findCompanyOfUser(
  db: Queryable,
  { userId, companyId }: { userId: UserId; companyId: CompanyId },
): Promise<CompanyRow | null> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.userId, userId), isNull(companies.archivedAt)));
  return company ?? null;
}

/** The prompt with its company when both are the user's and not archived. */
export async function findPromptOfUser(
  db: Queryable,
  { userId, promptId }: { userId: UserId; promptId: PromptId },
) {
  const [found] = await db
    .select({ prompt: prompts, company: companies })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(eq(prompts.id, promptId), eq(companies.userId, userId), isLive));
  return found ?? null;
}

/** Whether the prompt, archived or not, has not been deleted meanwhile. */
export async function isPromptStored(db: Queryable, promptId: OwnedPromptId): Promise<boolean> {
  const rows = await db.select({ id: prompts.id }).from(prompts).where(eq(prompts.id, promptId));
  return rows.length > 0;
}

/** Keeps the prompt from being deleted until the transaction ends. */
export async function holdPromptRow(tx: Transaction, promptId: PromptId): Promise<void> {
  await tx.select({ id: prompts.id }).from(prompts).where(eq(prompts.id, promptId)).for('key share');
}

/** The same for many prompts, in one order. */
export async function holdPromptRows(tx: Transaction, promptIds: readonly PromptId[]): Promise<void> {
  await tx
    .select({ id: prompts.id })
    .from(prompts)
    .where(inArray(prompts.id, [...promptIds]))
    .orderBy(asc(prompts.id))
    .for('key share');
}

/** Prompts that are neither archived nor deleted, with their companies. */
export async function listLivePrompts(db: Queryable, promptIds: readonly OwnedPromptId[]) {
  return db
    .select({ prompt: prompts, company: companies })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(isAnyOf(prompts.id, promptIds), isLive))
    .prepare('companies_live_prompts')
    .execute();
}

/** Puts the names in the place of the old ones; answers read under them are out of date from now on. */
export async function replaceNames(
  tx: Transaction,
  { companyId, names: { own, competitors, ignored } }: { companyId: OwnedCompanyId; names: CompanyNames },
): Promise<CompanyRow | null> {
  const [company] = await tx
    .update(companies)
    .set({
      aliases: own,
      competitorAliases: competitors,
      ignoredNames: ignored,
      namesRevision: sql`${companies.namesRevision} + 1`,
    })
    .where(eq(companies.id, companyId))
    .returning();
  return company ?? null;
}

export async function replaceExcludedEngines(
  tx: Queryable,
  { companyId, excludedEngines }: { companyId: OwnedCompanyId; excludedEngines: readonly EngineId[] },
): Promise<void> {
  await tx
    .update(companies)
    .set({ excludedEngines: [...excludedEngines] })
    .where(eq(companies.id, companyId));
}

/** The revision of the names of companies that are not archived. */
export async function listNamesRevisions(
  db: Queryable,
  companyIds: readonly OwnedCompanyId[],
): Promise<Map<CompanyId, number>> {
  const { id, namesRevision, archivedAt } = companies;
  const rows = await db
    .select({ id, namesRevision })
    .from(companies)
    .where(and(isAnyOf(id, companyIds), isNull(archivedAt)))
    .prepare('companies_names_revisions')
    .execute();
  return new Map(rows.map((row) => [row.id, row.namesRevision]));
}

/** All prompts of a company, archived ones included, oldest first. */
export async function listPromptsOfCompany(db: Queryable, companyId: OwnedCompanyId): Promise<PromptRow[]> {
  return db
    .select()
    .from(prompts)
    .where(eq(prompts.companyId, companyId))
    .orderBy(asc(prompts.createdAt), asc(prompts.id));
}

/** What a company asks today. */
export async function listTextsOfCompany(db: Queryable, companyId: OwnedCompanyId): Promise<string[]> {
  const rows = await db
    .select({ text: prompts.text })
    .from(prompts)
    .where(and(eq(prompts.companyId, companyId), isNull(prompts.archivedAt)));
  return rows.map(({ text }) => text);
}

/** Says anew which prompts name the company themselves. */
export async function replaceOwnNamePrompts(
  tx: Transaction,
  { companyId, promptIds }: { companyId: OwnedCompanyId; promptIds: readonly PromptId[] },
): Promise<void> {
  const namesIt = promptIds.length === 0 ? sql`false` : inArray(prompts.id, [...promptIds]);
  await tx.update(prompts).set({ namesOwnCompany: namesIt }).where(eq(prompts.companyId, companyId));
}

export async function listCompaniesOfUser(db: Queryable, userId: UserId): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(and(eq(companies.userId, userId), isNull(companies.archivedAt)))
    .orderBy(asc(companies.createdAt), asc(companies.id));
}

/** All prompts of a user's companies, in the order they were added. */
export async function listPromptsOfUser(db: Queryable, userId: UserId): Promise<PromptRow[]> {
  const rows = await db
    .select({ prompt: prompts })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(eq(companies.userId, userId), isLive))
    .orderBy(asc(prompts.createdAt), asc(prompts.id));
  return rows.map(({ prompt }) => prompt);
}

/** All companies of a user with all their prompts, archived ones included, oldest first; one without prompts once. */
export async function listEverythingOfUser(
  db: Queryable,
  userId: UserId,
): Promise<{ company: CompanyRow; prompt: PromptRow | null }[]> {
  return db
    .select({ company: companies, prompt: prompts })
    .from(companies)
    .leftJoin(prompts, eq(prompts.companyId, companies.id))
    .where(eq(companies.userId, userId))
    .orderBy(asc(companies.createdAt), asc(companies.id), asc(prompts.createdAt), asc(prompts.id));
}

/**
 * For a statement that erases what a deleted prompt has left, and nothing of one that stands under its id again, as the
 * demo's do: both are read from one snapshot.
 */
export function isPromptGone(promptId: PromptId): SQL {
  return sql`not exists (select 1 from ${prompts} where ${prompts.id} = ${promptId})`;
}

/** Whether a prompt is there and archived, or its company is: for statements of whoever works on prompts. */
export function isPromptArchived(promptId: SQLWrapper): SQL {
  return sql`exists (
    select 1 from ${prompts} join ${companies} on ${companies.id} = ${prompts.companyId}
    where ${prompts.id} = ${promptId} and (${prompts.archivedAt} is not null or ${companies.archivedAt} is not null))`;
}

/** The owners of companies, archived ones included; those that are gone are left out. */
export async function listCompanyOwners(
  db: Queryable,
  companyIds: readonly CompanyId[],
): Promise<Map<CompanyId, UserId>> {
  const rows = await db
    .select({ id: companies.id, userId: companies.userId })
    .from(companies)
    .where(isAnyOf(companies.id, companyIds));
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

/** The prompts companies' rates are made of, by company, of those that have so many. */
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

export async function countCompanies(db: Queryable, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ companies: count() })
    .from(companies)
    .where(and(eq(companies.userId, userId), isNull(companies.archivedAt)));
  return row?.companies ?? 0;
}

export async function countPrompts(db: Queryable, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ prompts: sql<number>`count(*)::int` })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(eq(companies.userId, userId), isLive));
  return row?.prompts ?? 0;
}

/** How many companies and prompts accounts have; archived ones do not count, and who has no company is left out. */
export async function countHeld(
  db: Queryable,
  userIds: readonly UserId[],
): Promise<{ userId: UserId; companies: number; prompts: number }[]> {
  return db
    .select({
      userId: companies.userId,
      companies: sql<number>`count(distinct ${companies.id})::int`,
      prompts: sql<number>`count(${prompts.id})::int`,
    })
    .from(companies)
    .leftJoin(prompts, and(eq(prompts.companyId, companies.id), isNull(prompts.archivedAt)))
    .where(and(inArray(companies.userId, [...userIds]), isNull(companies.archivedAt)))
    .groupBy(companies.userId);
}

/** How many companies and prompts came to be from one moment until before another; archived ones count. */
export async function countCreated(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<{ companies: number; prompts: number }> {
  const [ofCompanies] = await db
    .select({ created: count() })
    .from(companies)
    .where(and(gte(companies.createdAt, from), lt(companies.createdAt, until)));
  const [ofPrompts] = await db
    .select({ created: count() })
    .from(prompts)
    .where(and(gte(prompts.createdAt, from), lt(prompts.createdAt, until)));
  return { companies: ofCompanies?.created ?? 0, prompts: ofPrompts?.created ?? 0 };
}

export async function removeCompany(tx: Transaction, companyId: OwnedCompanyId): Promise<void> {
  await tx.delete(companies).where(eq(companies.id, companyId));
}

/** Removes a user's company by its id, archived or not, when it stands. */
export async function removeCompanyOfUser(
  tx: Transaction,
  { userId, companyId }: { userId: UserId; companyId: CompanyId },
): Promise<void> {
  await tx.delete(companies).where(and(eq(companies.id, companyId), eq(companies.userId, userId)));
}

export async function removePrompt(tx: Transaction, promptId: OwnedPromptId): Promise<void> {
  await tx.delete(prompts).where(eq(prompts.id, promptId));
}
