import type { LiveSubscription } from './checkout-step.ts';

/** A first month the bank refused leaves the subscription waiting for another card. */
export function isFirstMonthRefused({
  status,
  payment,
}: Pick<LiveSubscription, 'status' | 'payment'>): boolean {
  return status === 'incomplete' && payment?.state === 'failed';
}
