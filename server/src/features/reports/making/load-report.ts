import { getOwnedCompany } from '#features/companies';
import { getAccountOfCompany } from '#lib/viewer';
import { AppError } from '#lib/app-error';
import type { ClientReportId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { findReport } from '../store/reports.ts';
import type { ClientReportRow } from '../tables.ts';

/** A page somebody may see, with the company it is of: a client those of their companies, nobody one of an archived company. */
export async function loadReport(
  db: Queryable,
  { viewer, reportId }: { viewer: Viewer; reportId: ClientReportId },
): Promise<ClientReportRow> {
  const report = await findReport(db, { userId: viewer.accountId, reportId });
  if (report === null) throw new AppError('client_reports.not_found');
  const { companyId } = report;
  await getOwnedCompany(db, { userId: getAccountOfCompany(viewer, companyId), companyId });
  return report;
}
