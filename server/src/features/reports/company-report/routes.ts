import { api } from '@citato/contract';
import { getAccountOfCompany } from '#lib/viewer';
import { type CompanyId, toId } from '#lib/ids';
import { implement, type RouteImplementation } from '#platform/http';
import { exportReport } from './export-report.ts';
import type { ReportsDeps } from './reports-deps.ts';
import { buildContentDisposition } from '../rules/content-disposition.ts';

export function companyReportRoutes(deps: ReportsDeps): RouteImplementation[] {
  return [
    implement(api.exportReport, async ({ caller, params, reply }) => {
      const gone = new AbortController();
      reply.raw.once('close', () => {
        gone.abort();
      });
      const companyId = toId<CompanyId>(params.companyId);
      const { pdf, fileName } = await exportReport(deps, {
        userId: getAccountOfCompany(caller.viewer, companyId),
        companyId,
        signal: gone.signal,
      });
      reply
        .type('application/pdf')
        .header('content-disposition', buildContentDisposition(fileName))
        .send(pdf);
      return 'sent';
    }),
  ];
}
