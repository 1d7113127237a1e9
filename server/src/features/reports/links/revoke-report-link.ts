import { AppError } from '#lib/app-error';
import type { ReportLinkId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { loadReport } from '../making/load-report.ts';
import { deleteLink, findReportOfLink } from '../store/links.ts';

/** Ends a link: from now on it is answered like one that never was. */
export async function revokeReportLink(
  db: Queryable,
  { viewer, linkId }: { viewer: Viewer; linkId: ReportLinkId },
): Promise<void> {
  const reportId = await findReportOfLink(db, { userId: viewer.accountId, linkId });
  if (reportId === null) throw new AppError('client_reports.link_not_found');
  await loadReport(db, { viewer, reportId });
  await deleteLink(db, linkId);
}
