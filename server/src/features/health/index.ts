import type { Feature } from '#platform/context';
import type { HealthDeps } from './health-deps.ts';
import { healthRoutes } from './routes.ts';

/** Whether anything is wrong, for an operator. */
export function createHealthFeature(deps: HealthDeps): Feature {
  return { routes: healthRoutes(deps), jobs: [], subscriptions: [] };
}
