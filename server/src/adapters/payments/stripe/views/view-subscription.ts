import type Stripe from 'stripe';
import type { ProviderPayment, ProviderStatus, ProviderSubscription } from '../../payment-provider.ts';
import { idOf, readMoment } from './reference.ts';

/** A subscription as the port has it, with how its newest invoice stands. */
export function viewSubscription(
  subscription: Stripe.Subscription,
  payment: ProviderPayment | null,
): ProviderSubscription {
  const { id, customer, created } = subscription;
  const [item] = subscription.items.data;
  const periodEnd = item?.current_period_end ?? null;
  return {
    id,
    customerId: idOf(customer),
    status: readStatus(subscription.status),
    priceId: item?.price.id ?? '',
    currentPeriodEnd: periodEnd === null ? null : readMoment(periodEnd),
    cancelAtPeriodEnd: endsWithPeriod(subscription, periodEnd),
    createdAt: readMoment(created),
    payment,
  };
}

/** Stripe’s own pages name the moment of the end instead. */
function endsWithPeriod(
  {
    cancel_at_period_end: isSet,
    cancel_at: cancelAt,
  }: Pick<Stripe.Subscription, 'cancel_at_period_end' | 'cancel_at'>,
  periodEnd: number | null,
): boolean {
  return isSet || (cancelAt !== null && periodEnd !== null && cancelAt <= periodEnd);
}

const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const satisfies readonly ProviderStatus[];

/** An unknown status grants nothing and ends nothing. */
function readStatus(status: string): ProviderStatus {
  return STATUSES.find((known) => known === status) ?? 'paused';
}

/** True for what is never charged again. */
export function hasEnded(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
