import type Stripe from 'stripe';
import type { ProviderPrice } from '../../payment-provider.ts';

/** A price as the port has it; null for one that is not so much for one period. */
export function viewPrice({
  id,
  lookup_key: lookupKey,
  unit_amount: amountCents,
  currency,
  recurring,
}: Stripe.Price): ProviderPrice | null {
  if (lookupKey === null || amountCents === null || recurring?.interval_count !== 1) return null;
  const interval = INTERVALS.find((known) => known === recurring.interval);
  return interval === undefined ? null : { id, lookupKey, amountCents, currency, interval };
}

const INTERVALS = ['day', 'week', 'month', 'year'] as const;
