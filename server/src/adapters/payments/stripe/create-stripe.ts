import type { PaymentProvider } from '../payment-provider.ts';
import { chargingCalls } from './calls/charging-calls.ts';
import { customerCalls } from './calls/customer-calls.ts';
import { priceCalls } from './calls/price-calls.ts';
import { readingCalls } from './calls/reading-calls.ts';
import { subscriptionCalls } from './calls/subscription-calls.ts';
import { readWebhook } from './read-webhook.ts';
import { createStripeClient, type StripeSettings } from './stripe-client.ts';

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
    ...priceCalls(stripe),
    ...customerCalls(stripe),
    ...subscriptionCalls(stripe),
    ...chargingCalls(stripe),
    ...readingCalls(stripe),
    readWebhook: (request) => readWebhook({ webhooks, secret }, request),
  };
}
