import type { PlanId, SubscriptionStatus } from '@citato/contract';
import { findOffer, getPlanStatus, type PaymentsDeps } from '#features/payments';
import type { UserId } from '#lib/ids';
import { askOften } from './ask-often.ts';
import { assertPreviewed } from './describe-downgrade.ts';
import { runOperation } from './run-operation.ts';

/** Buys a plan with the card of the checkout of this request. */
export async function createSubscription(
  deps: PaymentsDeps,
  {
    userId,
    requestId,
    ...wanted
  }: { userId: UserId; planId: PlanId; priceId?: string | null | undefined; requestId: string },
): Promise<{ subscriptionId: string; status: SubscriptionStatus; clientSecret: string | null }> {
  const offer = await findOffer(deps, wanted);
  const { reference } = await runOperation(deps, {
    userId,
    kind: 'create',
    requestId,
    parameters: offer,
    prepare: (tx) => assertPreviewed(tx, { userId, planId: offer.planId }),
  });
  const { payment } = await askOften(() => deps.payments.getSubscription(reference));
  const { subscriptionStatus } = await getPlanStatus(deps.db, userId);
  const needsAction = payment?.state === 'action_required';
  return {
    subscriptionId: reference,
    status: subscriptionStatus,
    clientSecret: needsAction ? payment.clientSecret : null,
  };
}
