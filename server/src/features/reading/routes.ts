import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { listProposals } from './list-proposals.ts';
import { removeProposal } from './remove-proposal.ts';

export function readingRoutes(deps: Context): RouteImplementation[] {
  return [
    implement(api.listNameProposals, async ({ caller, params }) => ({
      status: 200,
      body: {
        proposals: await listProposals(deps.db, {
          userId: caller.userId,
          companyId: toId(params.companyId),
        }),
      },
    })),
    implement(api.refuseNameProposal, async ({ caller, params, body: { name, into } }) => {
      const scope = { userId: caller.userId, companyId: toId<never>(params.companyId) };
      await removeProposal(deps, { ...scope, pair: { name, as: into } });
      return { status: 204 };
    }),
  ];
}
