import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { getCompanyEngines } from './spending/get-company-engines.ts';
import { type SpendingDeps, getUserSpending } from './spending/get-user-spending.ts';

export function engineCallRoutes(deps: SpendingDeps): RouteImplementation[] {
  return [
    implement(api.getUserSpending, async ({ caller }) => ({
      status: 200,
      body: await getUserSpending(deps, caller.accountId),
    })),
    implement(api.getCompanyEngines, async ({ caller, params }) => ({
      status: 200,
      body: await getCompanyEngines(deps, { userId: caller.accountId, companyId: toId(params.companyId) }),
    })),
  ];
}
