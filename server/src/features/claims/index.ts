import type { Context, Feature } from '#platform/context';
import { claimRoutes } from './routes.ts';

export { exportFor } from './export-claim-marks.ts';

/** What answers state about a company, and what is said of it: true, false, answered. */
export function createClaimsFeature(deps: Pick<Context, 'db' | 'clock'>): Feature {
  return { routes: claimRoutes(deps), jobs: [], subscriptions: [] };
}
