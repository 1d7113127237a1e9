import { api } from '@citato/contract';
import { getAccountOfCompany } from '#lib/viewer';
import { type CompanyId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Caller, type RouteImplementation, implement } from '#platform/http';
import { addPlanAction } from './add-plan-action.ts';
import { createEffectsCache } from './cache-effects.ts';
import { changePlanAction } from './change-plan-action.ts';
import { getActionPlan } from './get-action-plan.ts';

/** Whose plan is changed, and by whom. */
const scopeOf = (
  { accountId, personId }: Pick<Caller, 'accountId' | 'personId'>,
  { companyId }: { companyId: string },
) => {
  return { userId: accountId, personId, companyId: toId<CompanyId>(companyId) };
};

export function actionPlanRoutes(deps: Pick<Context, 'db' | 'clock'>): RouteImplementation[] {
  const { readEffects } = createEffectsCache(deps);
  return [
    implement(api.listActionEffects, async ({ caller, params }) => {
      const companyId = toId<CompanyId>(params.companyId);
      const userId = getAccountOfCompany(caller.viewer, companyId);
      return { status: 200, ...(await readEffects({ userId, companyId })) };
    }),
    implement(api.getActionPlan, async ({ caller, params }) => ({
      status: 200,
      body: await getActionPlan(deps.db, { userId: caller.accountId, companyId: toId(params.companyId) }),
    })),
    implement(api.addPlanAction, async ({ caller, params, body }) => ({
      status: 201,
      body: await addPlanAction(deps, { ...body, ...scopeOf(caller, params) }),
    })),
    implement(api.changePlanAction, async ({ caller, params, body: { key, ...change } }) => ({
      status: 200,
      body: await changePlanAction(deps, { ...scopeOf(caller, params), key, change }),
    })),
  ];
}
