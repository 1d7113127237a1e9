import type { Feature } from '#platform/context';
import { paymentTestJobs } from './jobs.ts';
import type { PaymentTestsDeps } from './payment-tests-deps.ts';
import { paymentTestRoutes } from './routes.ts';

/** Trial runs of the payments by an administrator, each on an account of its own that is removed after. */
export function createPaymentTestsFeature(deps: PaymentTestsDeps): Feature {
  return { routes: paymentTestRoutes(deps), jobs: paymentTestJobs(deps), subscriptions: [] };
}
