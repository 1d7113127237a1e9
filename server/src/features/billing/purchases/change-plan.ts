import type { PlanId } from '@citato/contract';
import { assertCheckoutOpen } from '../subscriptions/count-refused-card.ts';
import { CARD_LIMITS } from '../rules/card-limits.ts';
import { findLiveSubscription } from '../store/subscriptions.ts';
import { findOffer } from '../prices/find-offer.ts';
import { givesAccess } from '../rules/subscription-status.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findPlan, getPlanId, setPendingPlan } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { assertPreviewed } from '../operations/assert-previewed.ts';
import { owesPayment } from '../operations/rules/arrears.ts';
import { chooseProration } from '../operations/rules/proration.ts';
import { runOperation } from '../operations/run-operation.ts';

/** Changes a running subscription to another plan. While it does, limits count as the smaller of both plans'. */
export async function changePlan(
  deps: PaymentsDeps,
  { userId, ...wanted }: { userId: AccountId; planId: PlanId; priceId?: string | null | undefined },
): Promise<void> {
  const offer = await findOffer(deps, wanted);
  const live = await findLiveSubscription(deps.db, userId);
  if (live !== null && owesPayment(live.status)) throw new AppError('billing.payment_due');
  if (live === null || !givesAccess(live.status)) throw new AppError('billing.no_subscription');
  const planId = await getPlanId(deps.db, userId);
  if (planId === offer.planId) throw new AppError('billing.same_plan');
  await assertMayCharge(deps, { userId, from: planId, to: offer.planId });
  await runOperation(deps, {
    userId,
    kind: 'update',
    requestId: null,
    parameters: offer,
    prepare: async (tx) => {
      await assertPreviewed(tx, { userId, planId: offer.planId });
      await setPendingPlan(tx, { userId, planId: offer.planId });
    },
  });
}

/** A smaller plan charges nobody: it may be changed to however often, whatever cards were refused. */
async function assertMayCharge(
  deps: PaymentsDeps,
  { userId, from, to }: { userId: AccountId; from: PlanId; to: PlanId },
): Promise<void> {
  const [current, target] = [await findPlan(deps.db, from), await findPlan(deps.db, to)];
  if (current !== null && target !== null && chooseProration({ current, target }) === 'credit_difference')
    return;
  await assertCheckoutOpen(deps, { userId });
  await deps.limits.take(CARD_LIMITS.charges, userId);
}
