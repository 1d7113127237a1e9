import type { UserId } from '#lib/ids';
import type { PaymentsDeps } from './payments-deps.ts';
import { chooseLive } from './rules/live-subscription.ts';
import { hasEnded } from './rules/subscription-status.ts';
import { findCustomer } from './store/customers.ts';
import { takeValue } from './take-value.ts';

/** An account pays for one subscription: whatever stands live beside it at the provider is ended. */
export async function endExtraSubscriptions(
  { db, log, payments }: PaymentsDeps,
  { userId }: { userId: UserId },
): Promise<void> {
  const customer = await findCustomer(db, { userId, provider: payments.id });
  if (customer?.customerId == null) return;
  const subscriptions = takeValue(await payments.listSubscriptions(customer.customerId));
  const live = chooseLive(subscriptions);
  for (const { id, status } of subscriptions) {
    if (hasEnded(status) || id === live?.id) continue;
    log.error({ userId, subscriptionId: id }, 'A second live subscription is ended');
    takeValue(await payments.endSubscription({ subscriptionId: id, idempotencyKey: `extra:${id}` }));
  }
}
