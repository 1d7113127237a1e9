import type { PlanId } from '@citato/contract';
import { findLiveSubscription, findOffer, type PaymentsDeps } from '#features/payments';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import { askOften } from './ask-often.ts';
import { runOperation } from './run-operation.ts';

/** Begins a checkout. Who has this plan and pays for it is told so; whoever must repair something may pass. */
export async function startCheckout(
  deps: PaymentsDeps,
  { userId, planId, requestId }: { userId: UserId; planId: PlanId; requestId: string },
): Promise<{ clientSecret: string; setupIntentId: string }> {
  const { priceId } = await findOffer(deps, { planId });
  const live = await findLiveSubscription(deps.db, userId);
  if (live?.status === 'active' && live.planId === planId && !live.cancelAtPeriodEnd)
    throw new AppError('billing.already_active');
  const parameters = { planId, priceId };
  const { reference } = await runOperation(deps, { userId, kind: 'setup', requestId, parameters });
  const { clientSecret, id } = await askOften(() => deps.payments.getSetup(reference));
  return { clientSecret, setupIntentId: id };
}
