import type { Context, Feature } from '#platform/context';
import { actionPlanRoutes } from './routes.ts';

export { getActionPlan } from './get-action-plan.ts';
export { exportFor } from './export-plan-actions.ts';

/** What to do for a company, over all its prompts. */
export function createActionPlansFeature(deps: Pick<Context, 'db' | 'clock'>): Feature {
  return { routes: actionPlanRoutes(deps), jobs: [], subscriptions: [] };
}
