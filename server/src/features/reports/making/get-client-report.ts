import type { ClientReport } from '@citato/contract';
import type { ClientReportId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { Queryable } from '#platform/db';
import { loadReport } from './load-report.ts';

export async function getClientReport(
  db: Queryable,
  scope: { viewer: Viewer; reportId: ClientReportId },
): Promise<{ report: ClientReport; logo: string | null }> {
  const { snapshot, logo } = await loadReport(db, scope);
  return { report: snapshot, logo };
}
