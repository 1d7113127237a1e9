export { createPayments, type Payments } from './create-payments.ts';
export type { CardForm, CardFormAnswer } from './sandbox/card-form.ts';
export type { PaymentSandbox } from './sandbox/create-sandbox.ts';
export type { PostWebhook } from './sandbox/sandbox-deps.ts';
export type { StripeSettings } from './stripe/stripe-client.ts';
export type { PaymentTestMode } from './payment-test-mode.ts';
export type {
  PaymentFault,
  PaymentProvider,
  PaymentReply,
  ProviderInvoice,
  ProviderPayer,
  ProviderSubscription,
} from './payment-provider.ts';
