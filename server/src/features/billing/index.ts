import type { PaymentsDeps } from '#features/payments';
import type { Feature } from '#platform/context';
import { billingJobs } from './jobs.ts';
import { billingRoutes } from './routes.ts';

export { changePlan } from './change-plan.ts';
export { createSubscription } from './create-subscription.ts';
export { cancelSubscription, reactivateSubscription } from './end-with-period.ts';
export { startCheckout } from './start-checkout.ts';
export { listOperations as exportFor } from './store/operations.ts';

export function createBillingFeature(deps: PaymentsDeps): Feature {
  return { routes: billingRoutes(deps), jobs: billingJobs(deps), subscriptions: [] };
}
