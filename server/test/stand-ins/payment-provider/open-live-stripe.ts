import { createStripe } from '../../../src/adapters/payments/stripe/create-stripe.ts';
import { createStripeClient } from '../../../src/adapters/payments/stripe/stripe-client.ts';
import { listDifferences } from '../stripe-server/published/list-differences.ts';
import type { LiveControls } from './live-steps.ts';

const API = 'https://api.stripe.com';

export interface LiveStripe extends LiveControls {
  /** Ends and deletes a customer made here, with its subscriptions. */
  readonly removeCustomer: (customerId: string) => Promise<void>;
  /** Puts the prices made here out of sale. */
  readonly close: () => Promise<void>;
}

/** Whether a key charges nobody. */
export function isTestKey(secretKey: string): boolean {
  return /^[sr]k_test_/.test(secretKey);
}

/** Stripe's own test mode with two prices of its own; refuses a key that charges real cards. */
export async function openLiveStripe(secretKey: string): Promise<LiveStripe> {
  if (!isTestKey(secretKey)) throw new Error('This is no key of the test mode');
  const stripe = createStripeClient({ secretKey, apiBase: API });
  const product = await stripe.products.create({ name: 'Citato, prova automatica' });
  const addPrice = async (amount: number) => {
    const { id } = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: amount,
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
    });
    return id;
  };
  const prices = [await addPrice(5900), await addPrice(9900)] as const;
  return {
    prices,
    provider: createStripe({ secretKey, publishableKey: '', webhookSecret: 'whsec_none', apiBase: API }),
    confirmCard: async (setupId, card) => {
      await stripe.setupIntents.confirm(setupId, { payment_method: card });
    },
    refund: async (invoiceId, amount) => {
      const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
      const intent = payments?.data[0]?.payment.payment_intent;
      if (intent === undefined) throw new Error('Nothing was charged for this invoice');
      const id = typeof intent === 'string' ? intent : intent.id;
      await stripe.refunds.create({ payment_intent: id, amount });
    },
    listDifferences: async (path) => {
      const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': '2026-10-28.endive' };
      return listDifferences(await (await fetch(`${API}${path}`, { headers })).json());
    },
    removeCustomer: async (customerId) => {
      await stripe.customers.del(customerId);
    },
    close: async () => {
      for (const price of prices) await stripe.prices.update(price, { active: false });
      await stripe.products.update(product.id, { active: false });
    },
  };
}
