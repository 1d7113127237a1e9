import { type EngineId, api } from '@citato/contract';
import { type CompanyId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { type PromptsDeps, addPrompts } from './add-prompts.ts';
import { createCompany } from './create-company.ts';
import { deleteCompany } from './delete-company.ts';
import { deletePrompt } from './delete-prompt.ts';
import { setAliases } from './set-aliases.ts';
import { setEngines } from './set-engines.ts';

export interface CompaniesDeps extends PromptsDeps {
  /** The engines of this deployment. */
  readonly engines: readonly EngineId[];
}

export function companyRoutes(deps: CompaniesDeps): RouteImplementation[] {
  return [
    implement(
      api.createCompany,
      async ({ caller: { userId }, body: { company: input, prompts, ...how } }) => {
        const texts = prompts.map(({ text }) => text);
        return { status: 201, body: await createCompany(deps, { userId, input, texts, ...how }) };
      },
    ),
    implement(api.addPrompts, async ({ caller: { userId }, params, body: { prompts, ...how } }) => {
      const texts = prompts.map(({ text }) => text);
      const companyId = toId<CompanyId>(params.companyId);
      return { status: 201, body: await addPrompts(deps, { userId, companyId, texts, ...how }) };
    }),
    implement(api.setCompanyEngines, async ({ caller, params, body }) => ({
      status: 200,
      body: await setEngines(deps, {
        userId: caller.userId,
        companyId: toId(params.companyId),
        excludedEngines: body.excludedEngines,
        available: deps.engines,
      }),
    })),
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
