import { findLiveSubscription } from '../store/subscriptions.ts';
import { givesAccess } from '../rules/subscription-status.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { runOperation } from '../operations/run-operation.ts';

/** Takes a cancellation back: the same subscription goes on, nothing is charged before its next renewal. */
export async function reactivateSubscription(
  deps: PaymentsDeps,
  { userId }: { userId: AccountId },
): Promise<void> {
  const live = await findLiveSubscription(deps.db, userId);
  if (live === null || !givesAccess(live.status)) throw new AppError('billing.no_subscription');
  if (!live.cancelAtPeriodEnd) throw new AppError('billing.not_canceled');
  await runOperation(deps, { userId, kind: 'reactivate', requestId: null, parameters: {} });
}
