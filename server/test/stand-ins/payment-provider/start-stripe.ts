import { createStripe } from '../../../src/adapters/payments/stripe/create-stripe.ts';
import { STRIPE_KEYS } from '../stripe-server/stripe-keys.ts';
import { startStripeServer, type StripeServer } from '../stripe-server/start-stripe-server.ts';
import type { ProviderUnderTest, ReceivedEvent, SuiteCard } from './provider-under-test.ts';

const NUMBERS: Readonly<Record<SuiteCard, string>> = {
  works: '4242424242424242',
  asks_at_setup: '4000002500003155',
  declined_at_setup: '4000000000000002',
  insufficient_funds: '4000000000009995',
  asks_at_every_charge: '4000002760003184',
  expires_soon: '4242424242424242',
};
const LOOKUP_KEYS = ['citato_pro_monthly', 'citato_business_monthly'] as const;
const HOUR_SECONDS = 60 * 60;

/** Stripe as this machine stands in for it, its events caught on their way to the product. */
export async function startStripeUnderTest(): Promise<ProviderUnderTest & { readonly server: StripeServer }> {
  const received: ReceivedEvent[] = [];
  const now = () => new Date('2026-03-02T09:00:00Z');
  let passed = 0;
  const server = await startStripeServer({ now, send: (event) => received.push(event) });
  const [low, high] = LOOKUP_KEYS;
  server.addPrice({ lookupKey: low, amount: 5900 });
  server.addPrice({ lookupKey: high, amount: 19_900 });
  return {
    server,
    provider: createStripe({ ...STRIPE_KEYS, apiBase: server.url }),
    lookupKeys: LOOKUP_KEYS,
    confirmSetup: async ({ id: setupId, clientSecret }, card, approves = true) => {
      const time = new Date(now().getTime() + passed * 1000);
      const years = card === 'expires_soon' ? 0 : 5;
      const expiry = { expMonth: time.getUTCMonth() + 1, expYear: time.getUTCFullYear() + years };
      server.holder.confirmSetup({
        setupId,
        clientSecret,
        approves,
        card: { number: NUMBERS[card], ...expiry },
      });
      await server.flush();
    },
    authenticatePayment: async (clientSecret, approves) => {
      server.holder.answerBank(clientSecret, approves);
      await server.flush();
    },
    advance: async ({ hours = 0, days = 0 }) => {
      const seconds = (hours + days * 24) * HOUR_SECONDS;
      passed += seconds;
      await server.advance(seconds);
    },
    refund: async (invoiceId, amount) => {
      server.refund(invoiceId, amount);
      await server.flush();
    },
    dispute: async (invoiceId) => {
      server.dispute(invoiceId);
      await server.flush();
    },
    settleDispute: async (invoiceId, status) => {
      server.settleDispute(invoiceId, status);
      await server.flush();
    },
    describePayer: (customerId) => Promise.resolve(server.describePayer(customerId)),
    now,
    takeEvents: async () => {
      await server.flush();
      return received.splice(0);
    },
    stop: () => server.stop(),
  };
}
