import type { EngineId, Market } from '@citato/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { OwnedCompanyId } from '../rules/ownership.ts';
import { type CompanyRow, type PromptRow, companies, prompts } from '../tables.ts';

export async function insertCompany(tx: Transaction, company: CompanyRow): Promise<void> {
  await tx.insert(companies).values(company);
}

/** The company when it is the user's and not archived. */
export async function findCompanyOfUser(
  db: Queryable,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<CompanyRow | null> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.userId, userId), isNull(companies.archivedAt)));
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

export async function replaceMarket(
  tx: Transaction,
  { companyId, market }: { companyId: OwnedCompanyId; market: Market },
): Promise<void> {
  await tx.update(companies).set({ market }).where(eq(companies.id, companyId));
}

export async function listCompaniesOfUser(db: Queryable, userId: AccountId): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(and(eq(companies.userId, userId), isNull(companies.archivedAt)))
    .orderBy(asc(companies.createdAt), asc(companies.id));
}

/**
 * All companies of a user with all their prompts, archived ones included, oldest first; a company without prompts is
 * one row.
 */
export async function listEverythingOfUser(
  db: Queryable,
  userId: AccountId,
): Promise<{ company: CompanyRow; prompt: PromptRow | null }[]> {
  return db
    .select({ company: companies, prompt: prompts })
    .from(companies)
    .leftJoin(prompts, eq(prompts.companyId, companies.id))
    .where(eq(companies.userId, userId))
    .orderBy(asc(companies.createdAt), asc(companies.id), asc(prompts.createdAt), asc(prompts.id));
}

export async function removeCompany(tx: Transaction, companyId: OwnedCompanyId): Promise<void> {
  await tx.delete(companies).where(eq(companies.id, companyId));
}

/** Removes a user's company by its id, archived or not, when it stands. */
export async function removeCompanyOfUser(
  tx: Transaction,
  { userId, companyId }: { userId: AccountId; companyId: CompanyId },
): Promise<void> {
  await tx.delete(companies).where(and(eq(companies.id, companyId), eq(companies.userId, userId)));
}
