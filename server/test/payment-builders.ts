import type { ProviderSubscription } from '#adapters/payments';

/** A subscription as a provider returns it. */
export function aSubscription(changes: Partial<ProviderSubscription> = {}): ProviderSubscription {
  return {
    id: 'sub_1',
    customerId: 'cus_1',
    status: 'active',
    priceId: 'price_pro',
    currentPeriodEnd: new Date('2026-04-02T09:00:00Z'),
    cancelAtPeriodEnd: false,
    createdAt: new Date('2026-03-02T09:00:00Z'),
    payment: null,
    ...changes,
  };
}
