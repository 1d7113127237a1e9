import { findLiveSubscription } from '../store/subscriptions.ts';
import { givesAccess } from '../rules/subscription-status.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { runOperation } from '../operations/run-operation.ts';

/** Lets a subscription end with the period paid for; the plan stays until then. */
export async function cancelSubscription(
  deps: PaymentsDeps,
  { userId }: { userId: AccountId },
): Promise<void> {
  const live = await findLiveSubscription(deps.db, userId);
  if (live === null || !givesAccess(live.status)) throw new AppError('billing.no_subscription');
  if (live.cancelAtPeriodEnd) return;
  await runOperation(deps, { userId, kind: 'cancel', requestId: null, parameters: {} });
}
