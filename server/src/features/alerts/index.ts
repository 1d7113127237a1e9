import type { Context, Feature } from '#platform/context';
import { alertSubscriptions } from './jobs.ts';
import { alertRoutes } from './routes.ts';

export { alertsChanged } from './alerts-changed.ts';
export { exportAlerts, exportFor } from './export-alerts.ts';
export { countAlertsByCompany } from './store/alerts.ts';
export { findAlert } from './listing/find-alert.ts';

/** What is proven to have changed is said once: which changes, to whom, when and where. */
export function createAlertsFeature(deps: Context): Feature {
  return { routes: alertRoutes(deps), jobs: [], subscriptions: alertSubscriptions(deps) };
}
