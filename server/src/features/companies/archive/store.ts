import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { companies, prompts } from '../tables.ts';
import type { CompanyId, PromptId, AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';

export type HeldCompany = Awaited<ReturnType<typeof listHeldCompanies>>[number];
export type HeldPrompt = Awaited<ReturnType<typeof listHeldPrompts>>[number];

/** All companies of an account, archived ones included. */
export async function listHeldCompanies(db: Queryable, userId: AccountId) {
  const { id, name, createdAt, archivedAt } = companies;
  return db.select({ id, name, createdAt, archivedAt }).from(companies).where(eq(companies.userId, userId));
}

/** All prompts of an account, archived ones included. */
export async function listHeldPrompts(db: Queryable, userId: AccountId) {
  const { id, companyId, text, persona, market, createdAt, archivedAt } = prompts;
  const asked = { text, persona, market, companyMarket: companies.market };
  return db
    .select({ id, companyId, ...asked, createdAt, archivedAt })
    .from(prompts)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(eq(companies.userId, userId));
}

export async function archiveRows(
  tx: Transaction,
  {
    companyIds,
    promptIds,
    archivedAt,
  }: { companyIds: readonly CompanyId[]; promptIds: readonly PromptId[]; archivedAt: Date },
): Promise<void> {
  const isNew = and(inArray(companies.id, [...companyIds]), isNull(companies.archivedAt));
  if (companyIds.length > 0) await tx.update(companies).set({ archivedAt }).where(isNew);
  const areNew = and(inArray(prompts.id, [...promptIds]), isNull(prompts.archivedAt));
  if (promptIds.length > 0) await tx.update(prompts).set({ archivedAt }).where(areNew);
}

export async function restoreRows(
  tx: Transaction,
  { companyIds, promptIds }: { companyIds: readonly CompanyId[]; promptIds: readonly PromptId[] },
): Promise<void> {
  const archivedAt = null;
  if (companyIds.length > 0)
    await tx
      .update(companies)
      .set({ archivedAt })
      .where(inArray(companies.id, [...companyIds]));
  if (promptIds.length > 0)
    await tx
      .update(prompts)
      .set({ archivedAt })
      .where(inArray(prompts.id, [...promptIds]));
}

/** Deletes companies archived at a moment or before, at most `limit`; gives how many. One restored meanwhile stays. */
export async function deleteArchivedCompanies(
  tx: Transaction,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const isOld = and(isNotNull(companies.archivedAt), lte(companies.archivedAt, moment));
  const old = tx.select({ id: companies.id }).from(companies).where(isOld).limit(limit);
  const { rowCount } = await tx.delete(companies).where(and(inArray(companies.id, old), isOld));
  return rowCount ?? 0;
}

/** The same for prompts whose company stays. */
export async function deleteArchivedPrompts(
  tx: Transaction,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const isOld = and(isNotNull(prompts.archivedAt), lte(prompts.archivedAt, moment));
  const old = tx.select({ id: prompts.id }).from(prompts).where(isOld).limit(limit);
  const { rowCount } = await tx.delete(prompts).where(and(inArray(prompts.id, old), isOld));
  return rowCount ?? 0;
}
