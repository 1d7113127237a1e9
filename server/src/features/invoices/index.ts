import type { Feature } from '#platform/context';
import { invoiceJobs } from './jobs.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { invoiceRoutes } from './routes.ts';

export { billingInfoChanged } from './billing-info-changed.ts';
export { exportFor } from './export-billing.ts';
export { paymentFinished } from './payment-finished.ts';
export { recordInvoices } from './record-invoices.ts';
export { readRefundsOfDeleted, readRefundsOfDeletedJob } from './read-refunds-of-deleted.ts';
export { findOpenDisputes } from './store/disputes.ts';
export { findBillingInfo } from './store/billing-info.ts';
export { deleteInvoicesOf } from './store/invoices.ts';

export function createInvoicesFeature(deps: InvoicesDeps): Feature {
  return { routes: invoiceRoutes(deps), jobs: invoiceJobs(deps), subscriptions: [] };
}
