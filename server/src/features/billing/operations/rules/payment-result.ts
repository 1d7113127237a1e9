import type { LiveSubscription } from './checkout-step.ts';
import type { OperationResult } from './operation.ts';

/** What a purchase came to: a first month the bank refused leaves the subscription waiting for another card. */
export function describePayment({
  id,
  status,
  payment,
}: Pick<LiveSubscription, 'id' | 'status' | 'payment'>): OperationResult {
  if (status === 'incomplete' && payment?.state === 'failed') return { ok: false, code: 'billing.declined' };
  return { ok: true, reference: id };
}
