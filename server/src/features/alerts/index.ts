import type { Context, Feature } from '#platform/context';
import { alertSubscriptions } from './jobs.ts';
import { alertRoutes } from './routes.ts';

export { exportAlerts, exportFor } from './export-alerts.ts';

/** What is proven to have changed is said once: which changes, to whom, when and where. */
export function createAlertsFeature(deps: Context): Feature {
  return { routes: alertRoutes(deps), jobs: [], subscriptions: alertSubscriptions(deps) };
}
