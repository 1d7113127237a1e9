import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import { implement, type RouteImplementation } from '#platform/http';
import { exportReport } from './export-report.ts';
import type { ReportsDeps } from './reports-deps.ts';
import { buildContentDisposition } from './rules/content-disposition.ts';

export function reportRoutes(deps: ReportsDeps): RouteImplementation[] {
  return [
    implement(api.exportReport, async ({ caller, params, reply }) => {
      const gone = new AbortController();
      reply.raw.once('close', () => {
        gone.abort();
      });
      const { pdf, fileName } = await exportReport(deps, {
        userId: caller.userId,
        companyId: toId(params.companyId),
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
