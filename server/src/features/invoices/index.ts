import type { Context, Feature } from '#platform/context';
import { invoiceRoutes } from './routes.ts';

export { findBillingInfo as exportFor } from './store/billing-info.ts';

export function createInvoicesFeature(deps: Context): Feature {
  return { routes: invoiceRoutes(deps), jobs: [], subscriptions: [] };
}
