import type { PaymentsDeps } from '#features/payments';
import type { Feature } from '#platform/context';
import { paymentFinished } from '#features/invoices';
import { subscribe } from '#platform/events';
import { billingJobs } from './jobs.ts';
import { recoverPurchase } from './recover-purchase.ts';
import { billingRoutes } from './routes.ts';

export { changePlan } from './change-plan.ts';
export { createSubscription } from './create-subscription.ts';
export { cancelSubscription, reactivateSubscription } from './end-with-period.ts';
export { startCheckout } from './start-checkout.ts';
export { listOperations as exportFor } from './store/operations.ts';

export function createBillingFeature(deps: PaymentsDeps): Feature {
  return {
    routes: billingRoutes(deps),
    jobs: billingJobs(deps),
    subscriptions: [
      subscribe(paymentFinished, 'billing.recover-purchase', async (paid, { putOff }) => {
        const again = await recoverPurchase(deps, paid);
        if (again !== null) putOff(again);
      }),
    ],
  };
}
