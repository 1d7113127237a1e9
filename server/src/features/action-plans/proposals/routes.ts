import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { getPlanProposals } from './get-plan-proposals.ts';
import type { ProposalsDeps } from './proposals-deps.ts';
import { requestPlanProposals } from './request-plan-proposals.ts';

export function proposalRoutes(deps: ProposalsDeps): RouteImplementation[] {
  return [
    implement(api.getPlanProposals, async ({ caller, params }) => ({
      status: 200,
      body: await getPlanProposals(deps, { userId: caller.accountId, companyId: toId(params.companyId) }),
    })),
    implement(api.requestPlanProposals, async ({ caller, params }) => ({
      status: 202,
      body: await requestPlanProposals(deps, {
        userId: caller.accountId,
        companyId: toId(params.companyId),
      }),
    })),
  ];
}
