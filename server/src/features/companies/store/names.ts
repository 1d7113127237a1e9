import type { CompanyNames } from '@citato/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CompanyId, PromptId } from '#lib/ids';
import { type Queryable, type Transaction, isAnyOf } from '#platform/db';
import type { OwnedCompanyId } from '../rules/ownership.ts';
import { type CompanyRow, companies, prompts } from '../tables.ts';

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

/** Updates which prompts name the company themselves. */
export async function replaceOwnNamePrompts(
  tx: Transaction,
  { companyId, promptIds }: { companyId: OwnedCompanyId; promptIds: readonly PromptId[] },
): Promise<void> {
  const namesIt = promptIds.length === 0 ? sql`false` : inArray(prompts.id, [...promptIds]);
  await tx.update(prompts).set({ namesOwnCompany: namesIt }).where(eq(prompts.companyId, companyId));
}
