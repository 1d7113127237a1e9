import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type SiteCheckRow, siteChecks } from '../tables.ts';

export async function findSiteCheck(db: Queryable, companyId: OwnedCompanyId): Promise<SiteCheckRow | null> {
  const [row] = await db.select().from(siteChecks).where(eq(siteChecks.companyId, companyId));
  return row ?? null;
}

/** Until the transaction ends nobody else asks for a check of the company's site. */
export async function lockSiteCheck(
  tx: Transaction,
  companyId: OwnedCompanyId,
): Promise<SiteCheckRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('site check ' || ${companyId}, 0))`);
  return findSiteCheck(tx, companyId);
}

/** Notes that a check was asked for; what the last one of the same site found stays. */
export async function recordRequest(
  tx: Transaction,
  { companyId, site, requestedAt }: { companyId: OwnedCompanyId; site: string; requestedAt: Date },
): Promise<void> {
  const isSame = sql`${siteChecks.site} = excluded.site`;
  await tx
    .insert(siteChecks)
    .values({ companyId, site, requestedAt })
    .onConflictDoUpdate({
      target: siteChecks.companyId,
      set: {
        site,
        requestedAt,
        checkedAt: sql`case when ${isSame} then ${siteChecks.checkedAt} end`,
        findings: sql`case when ${isSame} then ${siteChecks.findings} end`,
      },
    });
}

/** Keeps what a visit found, unless another site was asked for meanwhile. */
export async function recordFindings(
  db: Queryable,
  { companyId, site, ...found }: Pick<SiteCheckRow, 'companyId' | 'site' | 'checkedAt' | 'findings'>,
): Promise<void> {
  await db
    .update(siteChecks)
    .set({ ...found, requestedAt: null })
    .where(and(eq(siteChecks.companyId, companyId), eq(siteChecks.site, site)));
}

/** The check came to nothing: another may be asked for. */
export async function withdrawRequest(db: Queryable, companyId: CompanyId): Promise<void> {
  await db.update(siteChecks).set({ requestedAt: null }).where(eq(siteChecks.companyId, companyId));
}

/** What any company's visit to a site found since a moment: public pages, the same for all. */
export async function findVisitOf(
  db: Queryable,
  { site, since }: { site: string; since: Date },
): Promise<Pick<SiteCheckRow, 'checkedAt' | 'findings'> | null> {
  const [row] = await db
    .select({ checkedAt: siteChecks.checkedAt, findings: siteChecks.findings })
    .from(siteChecks)
    .where(and(eq(siteChecks.site, site), gt(siteChecks.checkedAt, since)))
    .orderBy(desc(siteChecks.checkedAt))
    .limit(1);
  return row ?? null;
}
