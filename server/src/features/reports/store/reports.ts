import { and, desc, eq, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { AccountId, ClientReportId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type ClientReportRow, clientReports, reportLinks } from '../tables.ts';

/** False where the page of this month is there already. */
export async function insertReport(tx: Transaction, row: ClientReportRow): Promise<boolean> {
  const rows = await tx
    .insert(clientReports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: clientReports.id });
  return rows.length > 0;
}

/** A page of an account; its company has to be asked for before it is shown. */
export async function findReport(
  db: Queryable,
  { userId, reportId }: { userId: AccountId; reportId: ClientReportId },
): Promise<ClientReportRow | null> {
  const [row] = await db
    .select()
    .from(clientReports)
    .where(and(eq(clientReports.id, reportId), eq(clientReports.userId, userId)));
  return row ?? null;
}

/** The pages of a company without what they say, newest first. */
export async function listReports(db: Queryable, companyId: OwnedCompanyId) {
  const { id, madeAt, month } = clientReports;
  return db
    .select({ id, madeAt, month })
    .from(clientReports)
    .where(eq(clientReports.companyId, companyId))
    .orderBy(desc(madeAt), desc(id));
}

export async function deleteReport(db: Queryable, reportId: ClientReportId): Promise<void> {
  await db.delete(clientReports).where(eq(clientReports.id, reportId));
}

/** Deletes the oldest pages of a company beyond so many; one with a link stays. */
export async function deleteReportsBeyond(
  tx: Transaction,
  { companyId, kept }: { companyId: OwnedCompanyId; kept: number },
): Promise<void> {
  await tx.execute(sql`
    delete from ${clientReports} where ${clientReports.id} in (
      select r.id from ${clientReports} r where r.company_id = ${companyId}
        and not exists (select 1 from ${reportLinks} where ${reportLinks.reportId} = r.id)
      order by r.made_at desc, r.id desc offset ${kept})`);
}

/** All pages of an account, oldest first. */
export async function listReportsOfUser(db: Queryable, userId: AccountId): Promise<ClientReportRow[]> {
  return db
    .select()
    .from(clientReports)
    .where(eq(clientReports.userId, userId))
    .orderBy(clientReports.madeAt, clientReports.id);
}
