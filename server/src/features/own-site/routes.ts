import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import { type RouteImplementation, implement, readUpload } from '#platform/http';
import { createLogAddress } from './access-logs/create-log-address.ts';
import { deleteAccessLog } from './access-logs/delete-access-log.ts';
import { deleteLogAddress } from './access-logs/delete-log-address.ts';
import { recordAccessLog } from './access-logs/record-access-log.ts';
import { sendAccessLog } from './access-logs/send-access-log.ts';
import type { OwnSiteDeps } from './own-site-deps.ts';
import { getSiteCheck } from './site-checks/get-site-check.ts';
import { requestSiteCheck } from './site-checks/request-site-check.ts';
import { getSiteVisitors } from './visitors/get-site-visitors.ts';

export function ownSiteRoutes(deps: OwnSiteDeps): RouteImplementation[] {
  const { db } = deps;
  return [
    implement(api.getSiteVisitors, async ({ caller: { accountId: userId }, params }) => ({
      status: 200,
      body: await getSiteVisitors(db, { userId, companyId: toId(params.companyId) }),
    })),
    implement(api.getSiteCheck, async ({ caller: { accountId: userId }, params }) => ({
      status: 200,
      body: await getSiteCheck(deps, { userId, companyId: toId(params.companyId) }),
    })),
    implement(api.requestSiteCheck, async ({ caller: { accountId: userId }, params }) => ({
      status: 202,
      body: await requestSiteCheck(deps, { userId, companyId: toId(params.companyId) }),
    })),
    implement(api.sendAccessLog, async ({ caller: { accountId: userId }, params, http, reply }) => ({
      status: 200,
      body: await readUpload({ request: http, reply }, (bytes) =>
        sendAccessLog(deps, { userId, companyId: toId(params.companyId), bytes }),
      ),
    })),
    implement(api.deleteAccessLog, async ({ caller: { accountId: userId }, params }) => {
      await deleteAccessLog(db, {
        userId,
        companyId: toId(params.companyId),
        logId: toId(params.logId),
      });
      return { status: 204 };
    }),
    implement(api.createLogAddress, async ({ caller: { accountId: userId }, params }) => ({
      status: 201,
      body: await createLogAddress(deps, { userId, companyId: toId(params.companyId) }),
    })),
    implement(api.deleteLogAddress, async ({ caller: { accountId: userId }, params }) => {
      await deleteLogAddress(db, { userId, companyId: toId(params.companyId) });
      return { status: 204 };
    }),
    implement(api.recordAccessLog, async ({ params, http, reply }) => {
      const { log, isDuplicate } = await readUpload({ request: http, reply }, (bytes) =>
        recordAccessLog(deps, { secret: params.secret, bytes }),
      );
      const { lines, countedLines, unreadLines } = log;
      return { status: 200, body: { lines, countedLines, unreadLines, isDuplicate } };
    }),
  ];
}
