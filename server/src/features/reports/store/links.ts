import { and, asc, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { AccountId, ClientReportId, ReportLinkId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { clientReports, type ReportLinkRow, reportLinks } from '../tables.ts';

export async function insertLink(tx: Transaction, row: ReportLinkRow): Promise<void> {
  await tx.insert(reportLinks).values(row);
}

export async function countLinks(
  db: Queryable,
  { reportId, now }: { reportId: ClientReportId; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(reportLinks)
    .where(and(eq(reportLinks.reportId, reportId), gt(reportLinks.expiresAt, now)));
  return row?.links ?? 0;
}

/** The open links of some pages, oldest first. */
export async function listLinks(
  db: Queryable,
  { reportIds, now }: { reportIds: readonly ClientReportId[]; now: Date },
): Promise<ReportLinkRow[]> {
  if (reportIds.length === 0) return [];
  return db
    .select()
    .from(reportLinks)
    .where(and(inArray(reportLinks.reportId, [...reportIds]), gt(reportLinks.expiresAt, now)))
    .orderBy(asc(reportLinks.createdAt), asc(reportLinks.id));
}

/** What an open link leads to, by the hash of its secret: the index compares, so no time tells how near a guess was. */
export async function findOpenLink(db: Queryable, { tokenHash, now }: { tokenHash: string; now: Date }) {
  const [row] = await db
    .select({ link: reportLinks, report: clientReports })
    .from(reportLinks)
    .innerJoin(clientReports, eq(clientReports.id, reportLinks.reportId))
    .where(and(eq(reportLinks.tokenHash, tokenHash), gt(reportLinks.expiresAt, now)));
  return row ?? null;
}

export async function countOpening(db: Queryable, linkId: ReportLinkId): Promise<void> {
  await db
    .update(reportLinks)
    .set({ openings: sql`${reportLinks.openings} + 1` })
    .where(eq(reportLinks.id, linkId));
}

/** The page a link of an account leads to. */
export async function findReportOfLink(
  db: Queryable,
  { userId, linkId }: { userId: AccountId; linkId: ReportLinkId },
): Promise<ClientReportId | null> {
  const [row] = await db
    .select({ id: clientReports.id })
    .from(reportLinks)
    .innerJoin(clientReports, eq(clientReports.id, reportLinks.reportId))
    .where(and(eq(reportLinks.id, linkId), eq(clientReports.userId, userId)));
  return row?.id ?? null;
}

export async function deleteLink(db: Queryable, linkId: ReportLinkId): Promise<void> {
  await db.delete(reportLinks).where(eq(reportLinks.id, linkId));
}

/** Removes up to so many links that ended before a moment; gives how many. */
export async function deleteLinksBefore(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const ended = db
    .select({ id: reportLinks.id })
    .from(reportLinks)
    .where(lt(reportLinks.expiresAt, moment))
    .limit(limit);
  const rows = await db
    .delete(reportLinks)
    .where(inArray(reportLinks.id, ended))
    .returning({ id: reportLinks.id });
  return rows.length;
}
