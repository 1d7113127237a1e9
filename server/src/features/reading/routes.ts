import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { listNameProposals } from './proposals/list-name-proposals.ts';
import { refuseNameProposal } from './proposals/refuse-name-proposal.ts';

export function readingRoutes(deps: Context): RouteImplementation[] {
  return [
    implement(api.listNameProposals, async ({ caller, params }) => ({
      status: 200,
      body: {
        proposals: await listNameProposals(deps.db, {
          userId: caller.userId,
          companyId: toId(params.companyId),
        }),
      },
    })),
    implement(api.refuseNameProposal, async ({ caller, params, body: { name, into } }) => {
      const scope = { userId: caller.userId, companyId: toId<never>(params.companyId) };
      await refuseNameProposal(deps, { ...scope, pair: { name, as: into } });
      return { status: 204 };
    }),
  ];
}
