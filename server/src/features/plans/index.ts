import type { Context, Feature } from '#platform/context';
import { exportOrganisation } from './export-entitlement.ts';
import { planRoutes } from './routes.ts';

export { assertSourceGaps } from './assert-source-gaps.ts';
export { changePlan, setPendingPlan } from './change-plan.ts';
export {
  findTextRetentionBounds,
  getLimits,
  getLimitsOn,
  getMarketAllowance,
  getPlanId,
  getReportAllowance,
  getSeats,
  getSuggestionsPerDay,
  getChannelAllowance,
  getWebhookAllowance,
  hasSourceGaps,
  isApiIncluded,
  holdsAlerts,
  type LimitsInForce,
  listHoldersOfAlerts,
  listLimits,
  listPlansWithApi,
  listPlansWithReports,
  listPlansWithAlerts,
  listPlansWithSourceGaps,
  listTextRetention,
} from './get-limits.ts';
export { getPlanName } from './get-plan-name.ts';
export { listEnginePlans } from './list-engine-plans.ts';
export { listPlans } from './list-plans.ts';
export { getRetained } from './get-retained.ts';
export type { AccountLimits, LimitOverrides } from './rules/effective-limits.ts';
export { listHeldEngines } from './rules/held-engines.ts';
export { setOverrides } from './set-overrides.ts';
export { accountPlans, findPlan, raiseToNormalPrices, updatePrices } from './store.ts';

export function createPlansFeature(deps: Context): Feature {
  return { routes: planRoutes(deps), jobs: [], subscriptions: [], exportOrganisation };
}
