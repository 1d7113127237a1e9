import { api } from '@citato/contract';
import { buildContentDisposition } from './rules/content-disposition.ts';
import { type ClientReportId, type CompanyId, toId, type UserId } from '#lib/ids';
import { implement, readUpload, type RouteImplementation } from '#platform/http';
import type { ClientReportsDeps } from './client-reports-deps.ts';
import { reportLinkRoutes } from './links/routes.ts';
import { deleteReportLogo } from './looks/delete-report-logo.ts';
import { setReportLogo } from './looks/set-report-logo.ts';
import { setReportLook } from './looks/set-report-look.ts';
import { setReportMail } from './mailing/set-report-mail.ts';
import { createClientReport } from './making/create-client-report.ts';
import { deleteClientReport } from './making/delete-client-report.ts';
import { exportClientReport } from './making/export-client-report.ts';
import { getClientReport } from './making/get-client-report.ts';
import { getReportDesk } from './making/get-report-desk.ts';

const companyOf = (params: { companyId: string }) => toId<CompanyId>(params.companyId);
const reportOf = (params: { reportId: string }) => toId<ClientReportId>(params.reportId);

export function clientReportRoutes(deps: ClientReportsDeps): RouteImplementation[] {
  return [...pageRoutes(deps), ...lookRoutes(deps), ...reportLinkRoutes(deps)];
}

function pageRoutes(deps: ClientReportsDeps): RouteImplementation[] {
  return [
    implement(api.getReportDesk, async ({ caller: { viewer, role }, params }) => ({
      status: 200,
      body: await getReportDesk(deps, { viewer, role, companyId: companyOf(params) }),
    })),
    implement(api.createClientReport, async ({ caller: { accountId, userId }, params, body }) => ({
      status: 201,
      body: await createClientReport(deps, {
        accountId,
        userId,
        companyId: companyOf(params),
        rivals: body?.rivals ?? null,
        requestId: body?.requestId,
      }),
    })),
    implement(api.getClientReport, async ({ caller: { viewer }, params }) => ({
      status: 200,
      body: await getClientReport(deps.db, { viewer, reportId: reportOf(params) }),
    })),
    implement(api.exportClientReport, async ({ caller: { viewer }, params, reply }) => {
      const gone = new AbortController();
      reply.raw.once('close', () => {
        gone.abort();
      });
      const { pdf, fileName } = await exportClientReport(deps, {
        viewer,
        reportId: reportOf(params),
        signal: gone.signal,
      });
      reply
        .type('application/pdf')
        .header('content-disposition', buildContentDisposition(fileName))
        .send(pdf);
      return 'sent';
    }),
    implement(api.deleteClientReport, async ({ caller: { viewer }, params }) => {
      await deleteClientReport(deps.db, { viewer, reportId: reportOf(params) });
      return { status: 204 };
    }),
  ];
}

function lookRoutes(deps: ClientReportsDeps): RouteImplementation[] {
  return [
    implement(api.setReportLook, async ({ caller: { accountId: userId }, params, body }) => ({
      status: 200,
      body: await setReportLook(deps, { userId, companyId: companyOf(params), ...body }),
    })),
    implement(api.setReportLogo, async ({ caller: { accountId: userId }, params, http, reply }) => ({
      status: 200,
      body: await readUpload({ request: http, reply }, (bytes) =>
        setReportLogo(deps, { userId, companyId: companyOf(params), bytes }),
      ),
    })),
    implement(api.deleteReportLogo, async ({ caller: { accountId: userId }, params }) => {
      await deleteReportLogo(deps, { userId, companyId: companyOf(params) });
      return { status: 204 };
    }),
    implement(api.setReportMail, async ({ caller: { accountId }, params, body }) => {
      await setReportMail(deps, {
        accountId,
        companyId: companyOf(params),
        recipientIds: body.recipientIds.map((id) => toId<UserId>(id)),
      });
      return { status: 204 };
    }),
  ];
}
