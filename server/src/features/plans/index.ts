import type { Context, Feature } from '#platform/context';
import { planRoutes } from './routes.ts';

export {
  findTextRetentionBounds,
  getLimits,
  getPlanId,
  getSuggestionsPerDay,
  listLimits,
  listTextRetention,
} from './get-limits.ts';
export { listPlans } from './list-plans.ts';
export { exportFor } from './export-entitlement.ts';
export { grantPlan } from './grant-plan.ts';
export type { AccountLimits } from './rules/effective-limits.ts';

export function createPlansFeature(deps: Context): Feature {
  return { routes: planRoutes(deps), jobs: [], subscriptions: [] };
}
