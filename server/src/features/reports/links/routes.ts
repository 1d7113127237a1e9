import { api } from '@citato/contract';
import { type ClientReportId, type ReportLinkId, toId } from '#lib/ids';
import { implement, type RouteImplementation } from '#platform/http';
import { clientNetwork } from '#platform/limits';
import type { ClientReportsDeps } from '../client-reports-deps.ts';
import { createReportLink } from './create-report-link.ts';
import { openSharedReport } from './open-shared-report.ts';
import { revokeReportLink } from './revoke-report-link.ts';

export function reportLinkRoutes(deps: ClientReportsDeps): RouteImplementation[] {
  return [
    implement(api.createReportLink, async ({ caller: { viewer }, params, body: { days, password } }) => ({
      status: 201,
      body: await createReportLink(deps, {
        viewer,
        reportId: toId<ClientReportId>(params.reportId),
        days,
        password,
      }),
    })),
    implement(api.revokeReportLink, async ({ caller: { viewer }, params }) => {
      await revokeReportLink(deps.db, { viewer, linkId: toId<ReportLinkId>(params.linkId) });
      return { status: 204 };
    }),
    implement(api.openSharedReport, async ({ body: { secret, password, isAgain = false }, http, reply }) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const network = clientNetwork(http.ip);
      return {
        status: 200,
        body: { shared: await openSharedReport(deps, { secret, password, isAgain, network }) },
      };
    }),
  ];
}
