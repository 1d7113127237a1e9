import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { listClaims } from './list-claims.ts';
import { setClaimMark } from './set-claim-mark.ts';

export function claimRoutes(deps: Pick<Context, 'db' | 'clock'>): RouteImplementation[] {
  return [
    implement(api.listClaims, async ({ caller, params }) => ({
      status: 200,
      body: await listClaims(deps, { userId: caller.accountId, companyId: toId(params.companyId) }),
    })),
    implement(api.setClaimMark, async ({ caller, params, body }) => {
      await setClaimMark(deps, {
        ...body,
        userId: caller.accountId,
        personId: caller.personId,
        companyId: toId(params.companyId),
      });
      return { status: 204 };
    }),
  ];
}
