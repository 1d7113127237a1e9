import type { Feature } from '#platform/context';
import { withTransaction } from '#platform/db';
import { billingInfoChanged } from '#features/invoices';
import { subscribe } from '#platform/events';
import { paymentJobs } from './jobs.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { checkCustomersJob } from './check-customers.ts';
import { paymentRoutes } from './routes.ts';
import { sendCustomerData } from './send-customer-data.ts';
import { syncPrices } from './sync-prices.ts';

export { assertCheckoutOpen, countRefusedCard } from './count-refused-card.ts';
export { endSubscriptions, leaveProvider } from './end-subscriptions.ts';
export { endSandboxSubscription } from './end-sandbox-subscriptions.ts';
export { findOffer } from './find-offer.ts';
export { getPlanStatus } from './get-plan-status.ts';
export { openCustomer, recoverCustomer } from './open-customer.ts';
export type { PaymentsDeps } from './payments-deps.ts';
export { chooseLive } from './rules/live-subscription.ts';
export { CARD_LIMITS } from './rules/card-limits.ts';
export { givesAccess, type ProviderStatus } from './rules/subscription-status.ts';
export { accountStandings } from './store/account-standings.ts';
export { findCustomer } from './store/customers.ts';
export { findCheck } from './store/events.ts';
export { listPlansOfPrices } from './store/prices.ts';
export { findLiveSubscription, listSubscriptions as exportFor } from './store/subscriptions.ts';
export { sendCustomerDataIfPossible } from './send-customer-data.ts';
export { syncCustomer } from './sync-customer.ts';
export { PaymentStopped, takeValue } from './take-value.ts';

export function createPaymentsFeature(deps: PaymentsDeps): Feature {
  return {
    routes: paymentRoutes(deps),
    jobs: paymentJobs(deps),
    subscriptions: [
      subscribe(billingInfoChanged, 'payments.send-customer-data', async ({ userId }) => {
        if (!(await sendCustomerData(deps, { userId }))) throw new Error('Another process is telling it');
      }),
    ],
    warmUp: async () => {
      // A start may follow hours in which events were lost. Tried again, it finds the prices too.
      await withTransaction(deps.db, (tx) =>
        deps.queue.enqueue(tx, checkCustomersJob, {}, { singletonKey: 'at-start' }),
      );
      await syncPrices(deps);
    },
  };
}
