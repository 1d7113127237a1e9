import { marketOf } from '@citato/contract/markets';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { PromptId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction, isAnyOf } from '#platform/db';
import type { OwnedCompanyId, OwnedPromptId } from '../rules/ownership.ts';
import type { Question } from '../rules/repeated-questions.ts';
import type { NewSeries } from '../rules/next-series.ts';
import { type CompanyRow, type PromptRow, companies, prompts } from '../tables.ts';
import { isLive } from './counts.ts';

export async function insertPrompts(tx: Transaction, rows: readonly PromptRow[]): Promise<void> {
  await tx.insert(prompts).values([...rows]);
}

/** The prompt with its company when both are the user's and not archived. */
export async function findPromptOfUser(
  db: Queryable,
  { userId, promptId }: { userId: AccountId; promptId: PromptId },
) {
  const [found] = await db
    .select({ prompt: prompts, company: companies })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(eq(prompts.id, promptId), eq(companies.userId, userId), isLive));
  return found ?? null;
}

/** Those of the named prompts that are the user's and not archived, with their companies, in the order of ids. */
export async function listNamedPromptsOfUser(
  db: Queryable,
  { userId, promptIds }: { userId: AccountId; promptIds: readonly PromptId[] },
) {
  return db
    .select({ prompt: prompts, company: companies })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(isAnyOf(prompts.id, promptIds), eq(companies.userId, userId), isLive))
    .orderBy(asc(prompts.id));
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

/** All prompts of a company, archived ones included, oldest first. */
export async function listPromptsOfCompany(db: Queryable, companyId: OwnedCompanyId): Promise<PromptRow[]> {
  return db
    .select()
    .from(prompts)
    .where(eq(prompts.companyId, companyId))
    .orderBy(asc(prompts.createdAt), asc(prompts.id));
}

/** What the prompts of a company ask that are not archived, by whom and where, but for one of them. */
export async function listQuestionsOfCompany(
  db: Queryable,
  { company, except }: { company: CompanyRow & { id: OwnedCompanyId }; except?: OwnedPromptId },
): Promise<Question[]> {
  const isOther = except === undefined ? undefined : ne(prompts.id, except);
  const rows = await db
    .select({ text: prompts.text, persona: prompts.persona, market: prompts.market })
    .from(prompts)
    .where(and(eq(prompts.companyId, company.id), isNull(prompts.archivedAt), isOther));
  return rows.map((row) => ({ ...row, market: marketOf(row, company) }));
}

/** All prompts of a user's companies, in the order they were added. */
export async function listPromptsOfUser(db: Queryable, userId: AccountId): Promise<PromptRow[]> {
  const rows = await db
    .select({ prompt: prompts })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, prompts.companyId))
    .where(and(eq(companies.userId, userId), isLive))
    .orderBy(asc(prompts.createdAt), asc(prompts.id));
  return rows.map(({ prompt }) => prompt);
}

/** Lets a prompt ask something else from now on; what it asked before stays among its series. */
export async function beginSeries(
  tx: Transaction,
  { promptId, begun }: { promptId: OwnedPromptId; begun: NewSeries },
): Promise<void> {
  await tx.update(prompts).set(begun).where(eq(prompts.id, promptId));
}

/** The prompts of a company without a market of their own are asked from elsewhere from now on; archived ones too. */
export async function beginSeriesInMarket(
  tx: Transaction,
  { companyId, day, now }: { companyId: OwnedCompanyId; day: RomeDay; now: Date },
): Promise<void> {
  await tx
    .update(prompts)
    .set({ series: sql`${prompts.series} + 1`, seriesSince: day, seriesBeganAt: now })
    .where(and(eq(prompts.companyId, companyId), isNull(prompts.market)));
}

export async function replaceActivity(
  tx: Transaction,
  { promptIds, isActive }: { promptIds: readonly OwnedPromptId[]; isActive: boolean },
): Promise<void> {
  await tx.update(prompts).set({ isActive }).where(isAnyOf(prompts.id, promptIds));
}

export async function removePrompts(tx: Transaction, promptIds: readonly OwnedPromptId[]): Promise<void> {
  await tx.delete(prompts).where(isAnyOf(prompts.id, promptIds));
}
