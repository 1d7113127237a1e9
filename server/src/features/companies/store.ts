import type { CompanyNames, EngineId } from '@citato/contract';
import { type SQL, type SQLWrapper, and, asc, count, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
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

/** Replaces the names; answers read under the old ones are out of date from now on. */
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

/** The prompts of a company that are not archived. */
export async function listTextsOfCompany(db: Queryable, companyId: OwnedCompanyId): Promise<string[]> {
  const rows = await db
    .select({ text: prompts.text })
    .from(prompts)
    .where(and(eq(prompts.companyId, companyId), isNull(prompts.archivedAt)));
  return rows.map(({ text }) => text);
}

/** Updates which prompts name the company themselves. */
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

/**
 * All companies of a user with all their prompts, archived ones included, oldest first; a company without prompts is
 * one row.
 */
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
 * A condition for a query that erases rows of a deleted prompt: true where no prompt has that id again, as the demo's
 * do. Both are read from one snapshot.
 */
export function isPromptGone(promptId: PromptId): SQL {
  return sql`not exists (select from ${prompts} where ${prompts.id} = ${promptId})`;
}

/** Whether a prompt or its company is archived: for queries over prompts. */
export function isPromptArchived(promptId: SQLWrapper): SQL {
  return sql`exists (
    select from ${prompts} join ${companies} on ${companies.id} = ${prompts.companyId}
    where ${prompts.id} = ${promptId} and (${prompts.archivedAt} is not null or ${companies.archivedAt} is not null))`;
}

/** The owner of every prompt, as `owned (prompt_id, user_id)`. */
export const promptOwners: SQL = sql`(
  select ${prompts.id} as prompt_id, ${companies.userId} as user_id
  from ${prompts} join ${companies} on ${companies.id} = ${prompts.companyId}) as owned`;

/** The prompts a company's rates are made of, as `rated (prompt_id, company_id)`. */
export const ratedPrompts: SQL = sql`(
  select ${prompts.id} as prompt_id, ${prompts.companyId} as company_id
  from ${prompts} join ${companies} on ${companies.id} = ${prompts.companyId}
  where ${isLive} and not ${prompts.namesOwnCompany}) as rated`;

/** The companies of prompts, as a list for a query. */
export function companiesOf(promptIds: readonly OwnedPromptId[]): SQL {
  return sql`(select ${prompts.companyId} from ${prompts} where ${isAnyOf(prompts.id, promptIds)})`;
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
