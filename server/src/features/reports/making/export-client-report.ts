import { buildReportFileName } from '@citato/contract/report-file-name';
import { renderPdf } from '../company-report/render-pdf.ts';
import type { ClientReportId } from '#lib/ids';
import type { Viewer } from '#lib/viewer';
import type { ClientReportsDeps } from '../client-reports-deps.ts';
import { loadReport } from './load-report.ts';

/** One page, whatever it says: as long to draw as the report of a prompt or two. */
const UNITS = 2;

/** The page as a PDF file. */
export async function exportClientReport(
  deps: Pick<ClientReportsDeps, 'db' | 'limits' | 'reports'>,
  { viewer, reportId, signal }: { viewer: Viewer; reportId: ClientReportId; signal: AbortSignal },
): Promise<{ pdf: Uint8Array; fileName: string }> {
  const { snapshot: report, logo, madeAt } = await loadReport(deps.db, { viewer, reportId });
  const pdf = await renderPdf(deps, {
    userId: viewer.accountId,
    prepare: () => Promise.resolve({ kind: 'client-report' as const, report, logo }),
    units: UNITS,
    signal,
  });
  return { pdf, fileName: buildReportFileName({ company: report.company.name, createdAt: madeAt }) };
}
