import { api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { type SpendingDeps, getUserSpending } from './spending/get-user-spending.ts';

export function engineCallRoutes(deps: SpendingDeps): RouteImplementation[] {
  return [
    implement(api.getUserSpending, async ({ caller }) => ({
      status: 200,
      body: await getUserSpending(deps, caller.accountId),
    })),
  ];
}
