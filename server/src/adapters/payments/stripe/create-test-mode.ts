import type { PaymentTestMode, TestCard } from '../payment-test-mode.ts';
import type { PostWebhook } from '../sandbox/sandbox-deps.ts';
import { ask } from './ask-stripe.ts';
import { createStripeClient, type StripeSettings } from './stripe-client.ts';
import { viewSetup } from './views/view-setup.ts';

/** Cards Stripe knows by name in its test mode. */
const CARDS: Readonly<Record<TestCard, string>> = {
  works: 'pm_card_visa',
  declined_at_charge: 'pm_card_chargeCustomerFail',
};
const TEST_KEY = /^[sr]k_test_/;

/** Stripe’s own test mode; null with a key that charges real cards. */
export function createStripeTestMode({
  webhookSecret: secret,
  postWebhook,
  ...access
}: StripeSettings & { readonly postWebhook: PostWebhook }): PaymentTestMode | null {
  if (!TEST_KEY.test(access.secretKey)) return null;
  const stripe = createStripeClient(access);
  return {
    confirmSetup: ({ setup: { id }, card }) =>
      ask(async () => viewSetup(await stripe.setupIntents.confirm(id, { payment_method: CARDS[card] }))),
    signEvent: ({ body: payload, at }) =>
      stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    postEvent: (event) => postWebhook(event, new AbortController().signal),
  };
}
