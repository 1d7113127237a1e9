import type { ClientReportId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { deleteReport } from '../store/reports.ts';
import { loadReport } from './load-report.ts';

/** Deletes a page; whoever has a link to it finds nothing from now on. */
export async function deleteClientReport(
  db: Queryable,
  scope: { viewer: Viewer; reportId: ClientReportId },
): Promise<void> {
  const { id } = await loadReport(db, scope);
  await deleteReport(db, id);
}
