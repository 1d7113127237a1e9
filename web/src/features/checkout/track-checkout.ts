import type { Plan } from '@citato/contract';
import { readStored, STORAGE_KEYS, writeStored } from '#lib/storage';
import { track } from '#lib/track';

type Bought = Pick<Plan, 'id' | 'price'>;

export function trackBeginCheckout(plan: Bought): void {
  track({ event: 'begin_checkout', ...describe(plan) });
}

/** Once per subscription, whichever tab or reload gets to know of it. */
export function trackPurchase(plan: Bought, transactionId: string): void {
  if (readStored(STORAGE_KEYS.countedPurchase) === transactionId) return;
  writeStored({ key: STORAGE_KEYS.countedPurchase, value: transactionId });
  track({ event: 'purchase', transaction_id: transactionId, ...describe(plan) });
}

function describe({ id, price }: Bought) {
  return { plan: id, value: price / 100, currency: 'EUR' } as const;
}
