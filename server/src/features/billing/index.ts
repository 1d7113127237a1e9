import type { PaymentsDeps } from '#features/payments';
import type { Feature } from '#platform/context';
import { billingJobs } from './jobs.ts';
import { billingRoutes } from './routes.ts';

export { listOperations as exportFor } from './store/operations.ts';

export function createBillingFeature(deps: PaymentsDeps): Feature {
  return { routes: billingRoutes(deps), jobs: billingJobs(deps), subscriptions: [] };
}
