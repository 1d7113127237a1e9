import { api } from '@citato/contract';
import { toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { deleteCompany } from './delete-company.ts';
import { deletePrompt } from './delete-prompt.ts';
import { setAliases } from './set-aliases.ts';

export function companyRoutes(deps: Context): RouteImplementation[] {
  return [
    implement(api.deleteCompany, async ({ caller, params }) => {
      await deleteCompany(deps, { userId: caller.userId, companyId: toId(params.companyId) });
      return { status: 204 };
    }),
    implement(api.setCompanyAliases, async ({ caller, params, body: { revision, ...names } }) => ({
      status: 200,
      body: await setAliases(deps, {
        userId: caller.userId,
        companyId: toId(params.companyId),
        names,
        revision,
      }),
    })),
    implement(api.deletePrompt, async ({ caller, params }) => {
      await deletePrompt(deps, { userId: caller.userId, promptId: toId(params.promptId) });
      return { status: 204 };
    }),
  ];
}
