import { type EngineId, api } from '@citato/contract';
import { type CompanyId, type PromptId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { type PromptsDeps, addPrompts } from './edit/add-prompts.ts';
import { changePrompt } from './edit/change-prompt.ts';
import { createCompany } from './edit/create-company.ts';
import { deleteCompany } from './edit/delete-company.ts';
import { deletePrompt } from './edit/delete-prompt.ts';
import { deletePrompts } from './edit/delete-prompts.ts';
import { setCompanyAliases } from './edit/set-company-aliases.ts';
import { setCompanyEngines } from './edit/set-company-engines.ts';
import { setCompanyMarket } from './edit/set-company-market.ts';
import { setPromptsActive } from './edit/set-prompts-active.ts';

export interface CompaniesDeps extends PromptsDeps {
  /** The engines of this deployment. */
  readonly engines: readonly EngineId[];
}

export function companyRoutes(deps: CompaniesDeps): RouteImplementation[] {
  return [
    implement(
      api.createCompany,
      async ({ caller: { accountId: userId }, body: { company: input, prompts, ...how } }) => {
        return { status: 201, body: await createCompany(deps, { userId, input, prompts, ...how }) };
      },
    ),
    implement(
      api.addPrompts,
      async ({ caller: { accountId: userId }, params, body: { prompts, ...how } }) => {
        const companyId = toId<CompanyId>(params.companyId);
        return { status: 201, body: await addPrompts(deps, { userId, companyId, prompts, ...how }) };
      },
    ),
    implement(api.setCompanyEngines, async ({ caller, params, body }) => ({
      status: 200,
      body: await setCompanyEngines(deps, {
        userId: caller.accountId,
        companyId: toId(params.companyId),
        excludedEngines: body.excludedEngines,
        available: deps.engines,
      }),
    })),
    implement(api.setCompanyMarket, async ({ caller, params, body }) => ({
      status: 200,
      body: await setCompanyMarket(deps, {
        userId: caller.accountId,
        companyId: toId(params.companyId),
        market: body.market,
      }),
    })),
    implement(api.deleteCompany, async ({ caller, params }) => {
      await deleteCompany(deps, { userId: caller.accountId, companyId: toId(params.companyId) });
      return { status: 204 };
    }),
    implement(api.setCompanyAliases, async ({ caller, params, body: { revision, ...names } }) => ({
      status: 200,
      body: await setCompanyAliases(deps, {
        userId: caller.accountId,
        companyId: toId(params.companyId),
        names,
        revision,
      }),
    })),
    implement(api.changePrompt, async ({ caller: { accountId: userId }, params, body }) => ({
      status: 200,
      body: await changePrompt(deps, { userId, promptId: toId(params.promptId), ...body }),
    })),
    implement(api.deletePrompt, async ({ caller, params }) => {
      await deletePrompt(deps, { userId: caller.accountId, promptId: toId(params.promptId) });
      return { status: 204 };
    }),
    implement(api.deletePrompts, async ({ caller, body }) => {
      await deletePrompts(deps, { userId: caller.accountId, promptIds: toPromptIds(body.promptIds) });
      return { status: 204 };
    }),
    implement(api.setPromptsActive, async ({ caller, body: { promptIds, isActive } }) => ({
      status: 200,
      body: await setPromptsActive(deps, {
        userId: caller.accountId,
        promptIds: toPromptIds(promptIds),
        isActive,
      }),
    })),
  ];
}

const toPromptIds = (ids: readonly string[]) => ids.map((id) => toId<PromptId>(id));
