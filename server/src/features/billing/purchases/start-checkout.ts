import type { PlanId } from '@citato/contract';
import { assertCheckoutOpen } from '../subscriptions/count-refused-card.ts';
import { CARD_LIMITS } from '../rules/card-limits.ts';
import { endSandboxSubscription } from '../subscriptions/end-sandbox-subscriptions.ts';
import { findLiveSubscription } from '../store/subscriptions.ts';
import { findOffer } from '../prices/find-offer.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { askOften } from '../operations/end-wait.ts';
import { runOperation } from '../operations/run-operation.ts';
import { findOperationOfRequest } from '../operations/store/operations.ts';

/** Begins a checkout. Who has this plan and pays for it is refused; who must repair a payment may go on. */
export async function startCheckout(
  deps: PaymentsDeps,
  { userId, planId, requestId }: { userId: AccountId; planId: PlanId; requestId: string },
): Promise<{ clientSecret: string; setupIntentId: string }> {
  const { priceId } = await findOffer(deps, { planId });
  const live = await findOwnSubscription(deps, userId);
  if (live?.status === 'active' && live.planId === planId && !live.cancelAtPeriodEnd)
    throw new AppError('billing.already_active');
  await assertCheckoutOpen(deps, { userId });
  if ((await findOperationOfRequest(deps.db, { userId, kind: 'setup', requestId })) === null)
    await deps.limits.take(CARD_LIMITS.setups, userId);
  const parameters = { planId, priceId };
  const { reference } = await runOperation(deps, { userId, kind: 'setup', requestId, parameters });
  const { clientSecret, id } = await askOften(() => deps.payments.getSetup(reference));
  return { clientSecret, setupIntentId: id };
}

/** What an account has at another provider is no part of a purchase here; a subscription of the sandbox is ended. */
async function findOwnSubscription(deps: PaymentsDeps, userId: AccountId) {
  const live = await findLiveSubscription(deps.db, userId);
  if (live === null || live.provider === deps.payments.id) return live;
  if (live.provider !== 'sandbox') throw new AppError('billing.not_purchasable');
  await endSandboxSubscription(deps, { userId });
  return null;
}
