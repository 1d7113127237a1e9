export { BillingForm } from './components/billing-form.tsx';
export { billingCopy } from './copy.ts';
export { useBillingInfo } from './queries.ts';
