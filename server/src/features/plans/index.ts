import type { Context, Feature } from '#platform/context';
import { planRoutes } from './routes.ts';

export { getLimits } from './get-limits.ts';
export { listPlans } from './list-plans.ts';

export function createPlansFeature(deps: Context): Feature {
  return { routes: planRoutes(deps), jobs: [], subscriptions: [] };
}
