import type { CardFormSources } from '../card-form-sources.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { chargingCalls } from './calls/charging-calls.ts';
import { customerCalls } from './calls/customer-calls.ts';
import { priceCalls } from './calls/price-calls.ts';
import { readingCalls } from './calls/reading-calls.ts';
import { subscriptionCalls } from './calls/subscription-calls.ts';
import { readWebhook } from './read-webhook.ts';
import { createStripeClient, type StripeSettings } from './stripe-client.ts';

const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
/** Its form, its frames and those of the banks that ask their customers. */
const CARD_FORM_SOURCES: CardFormSources = {
  scripts: SCRIPTS,
  frames: [...SCRIPTS, 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** Payments through an account at Stripe. */
export function createStripe({
  publishableKey,
  webhookSecret: secret,
  ...access
}: StripeSettings & { readonly timeoutMs?: number }): PaymentProvider {
  const stripe = createStripeClient(access);
  const { webhooks } = stripe;
  return {
    id: 'stripe',
    publishableKey,
    cardFormSources: CARD_FORM_SOURCES,
    signatureHeader: 'stripe-signature',
    ...priceCalls(stripe),
    ...customerCalls(stripe),
    ...subscriptionCalls(stripe),
    ...chargingCalls(stripe),
    ...readingCalls(stripe),
    readWebhook: (request) => readWebhook({ webhooks, secret }, request),
  };
}
