import type Stripe from 'stripe';
import type { PaymentProvider } from '../../payment-provider.ts';
import { ask } from '../ask-stripe.ts';
import { viewPrice } from '../views/view-price.ts';

/** As many as Stripe takes in one request. */
const KEYS_AT_ONCE = 10;

export function priceCalls(stripe: Stripe): Pick<PaymentProvider, 'findPrices'> {
  return {
    findPrices: (lookupKeys) =>
      ask(async () => {
        const found: Stripe.Price[] = [];
        for (let from = 0; from < lookupKeys.length; from += KEYS_AT_ONCE) {
          const keys = lookupKeys.slice(from, from + KEYS_AT_ONCE);
          const page = await stripe.prices.list({ lookup_keys: keys, active: true, limit: KEYS_AT_ONCE });
          found.push(...page.data);
        }
        return found.map(viewPrice).filter((price) => price !== null);
      }),
  };
}
