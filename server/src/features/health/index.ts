import type { Feature } from '#platform/context';
import type { HealthDeps } from './health-deps.ts';
import { measureHealth } from './metrics.ts';
import { healthRoutes } from './routes.ts';

export { HEALTH_METRICS } from './metrics.ts';

/** Whether anything is wrong, for an operator. */
export function createHealthFeature(deps: HealthDeps): Feature {
  measureHealth(deps.metrics, deps);
  return { routes: healthRoutes(deps), jobs: [], subscriptions: [] };
}
