import type { PaymentSandbox } from '#adapters/payments';
import type { Feature } from '#platform/context';
import { exportOrganisation } from './export-organisation.ts';
import { invoiceJobs } from './invoices/jobs.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { billingJobs } from './operations/jobs.ts';
import { billingRoutes } from './purchases/routes.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { paymentSandboxRoutes } from './sandbox/routes.ts';
import { billingSubscriptions } from './jobs.ts';
import { paymentJobs } from './subscriptions/jobs.ts';
import { paymentRoutes } from './subscriptions/routes.ts';
import { warmUpBilling } from './warm-billing.ts';

export { endSubscriptions, leaveProvider } from './customers/end-subscriptions.ts';
export { openCustomer } from './customers/open-customer.ts';
export { PaymentStopped, takeValue } from './errors.ts';
export { findOpenDisputes } from './invoices/store/disputes.ts';
export { deleteInvoicesOf } from './invoices/store/invoices.ts';
export { changePlan } from './purchases/change-plan.ts';
export { createSubscription } from './purchases/create-subscription.ts';
export { cancelSubscription } from './purchases/cancel-subscription.ts';
export { reactivateSubscription } from './purchases/reactivate-subscription.ts';
export { startCheckout } from './purchases/start-checkout.ts';
export type { PaymentsDeps } from './payments-deps.ts';
export { findOffer } from './prices/find-offer.ts';
export { CARD_LIMITS } from './rules/card-limits.ts';
export { chooseLive } from './rules/live-subscription.ts';
export { accountStatuses } from './store/account-statuses.ts';
export { findCustomer } from './store/customers.ts';
export { findCheck } from './store/events.ts';
export { listPlansOfPrices } from './store/prices.ts';
export { getPlanStatus } from './subscriptions/get-plan-status.ts';

/** What is bought and owed: subscriptions, invoices, refunds, and the card form of the embedded payment provider. */
export function createBillingFeature({
  sandbox,
  ...deps
}: PaymentsDeps & { readonly sandbox: PaymentSandbox | null }): Feature {
  return {
    routes: [
      ...invoiceRoutes(deps),
      ...paymentRoutes(deps),
      ...billingRoutes(deps),
      ...paymentSandboxRoutes({ ...deps, sandbox }),
    ],
    jobs: [...invoiceJobs(deps), ...paymentJobs(deps), ...billingJobs(deps), ...(sandbox?.jobs ?? [])],
    subscriptions: billingSubscriptions(deps),
    exportOrganisation,
    warmUp: () => warmUpBilling(deps),
  };
}
