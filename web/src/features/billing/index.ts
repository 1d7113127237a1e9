export { BillingForm } from './components/billing-form.tsx';
export { InvoiceList } from './components/invoice-list.tsx';
export { billingCopy } from './copy.ts';
export { useBillingInfo } from './queries.ts';
