import type { Context, Feature } from '#platform/context';
import { planRoutes } from './routes.ts';

export { changePlan, setPendingPlan } from './change-plan.ts';
export {
  findTextRetentionBounds,
  getLimits,
  getLimitsOn,
  getPlanId,
  getSuggestionsPerDay,
  getWebhookAllowance,
  hasSourceGaps,
  isApiIncluded,
  type LimitsInForce,
  listLimits,
  listPlansWithSourceGaps,
  listTextRetention,
} from './get-limits.ts';
export { exportFor } from './export-entitlement.ts';
export { getPlanName } from './get-plan-name.ts';
export { listPlans } from './list-plans.ts';
export { getRetained } from './get-retained.ts';
export type { AccountLimits, LimitOverrides } from './rules/effective-limits.ts';
export { setOverrides } from './set-overrides.ts';
export { accountPlans, findPlan, raiseToNormalPrices, updatePrices } from './store.ts';

export function createPlansFeature(deps: Context): Feature {
  return { routes: planRoutes(deps), jobs: [], subscriptions: [] };
}
