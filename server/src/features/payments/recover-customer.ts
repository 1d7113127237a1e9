import { lockUser } from '#features/users';
import type { UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { openCustomer } from './open-customer.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { forgetCustomer } from './store/customers.ts';
import { findLiveSubscription } from './store/subscriptions.ts';

/**
 * Makes an account a new customer where the provider does not know the one before. Null while a subscription runs: then
 * more likely the keys are those of another account there, and whoever pays must not be lost.
 */
export async function recoverCustomer(
  deps: PaymentsDeps,
  { userId, lostId }: { userId: UserId; lostId: string },
): Promise<string | null> {
  const { db, log, payments } = deps;
  const isForgotten = await withTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if ((await findLiveSubscription(tx, userId)) !== null) return false;
    await forgetCustomer(tx, { userId, provider: payments.id, customerId: lostId });
    return true;
  });
  if (!isForgotten) return null;
  log.warn({ userId, customerId: lostId }, 'The payment provider has lost a customer, who is made anew');
  return openCustomer(deps, { userId, lostId });
}
