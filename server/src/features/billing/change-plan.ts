import type { PlanId } from '@citato/contract';
import { findLiveSubscription, findOffer, givesAccess, type PaymentsDeps } from '#features/payments';
import { getPlanId, setPendingPlan } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import { assertPreviewed } from './describe-downgrade.ts';
import { owesPayment } from './rules/arrears.ts';
import { runOperation } from './run-operation.ts';

/** Changes a running subscription to another plan. While it does, limits count as the smaller of both plans'. */
export async function changePlan(
  deps: PaymentsDeps,
  { userId, ...wanted }: { userId: UserId; planId: PlanId; priceId?: string | null | undefined },
): Promise<void> {
  const offer = await findOffer(deps, wanted);
  const live = await findLiveSubscription(deps.db, userId);
  if (live !== null && owesPayment(live.status)) throw new AppError('billing.payment_due');
  if (live === null || !givesAccess(live.status)) throw new AppError('billing.no_subscription');
  if ((await getPlanId(deps.db, userId)) === offer.planId) throw new AppError('billing.same_plan');
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
