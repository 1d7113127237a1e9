import type { ProviderSubscription } from '#adapters/payments';
import { givesAccess } from '../rules/subscription-status.ts';
import { listPlansOfPrices } from '../store/prices.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { takeValue } from '../errors.ts';
import { findPlan } from '#features/plans';
import { AppError } from '#lib/app-error';
import { owesPayment } from './rules/arrears.ts';
import type { MadeOperation } from './rules/operation.ts';
import { chooseProration } from './rules/proration.ts';
import type { OperationRow } from './tables.ts';

/** Moves a running subscription to the price an operation asks for; at this price already, nothing is charged. A card is kept only with the change. */
export async function changePrice(
  { db, payments }: PaymentsDeps,
  {
    operation,
    live,
    paymentMethodId,
  }: { operation: OperationRow; live: ProviderSubscription; paymentMethodId?: string },
): Promise<MadeOperation> {
  const { planId, priceId, proratedAt } = operation.parameters;
  const target = planId === undefined ? null : await findPlan(db, planId);
  if (target === null || priceId === undefined || !givesAccess(live.status))
    throw new AppError('billing.no_subscription');
  if (owesPayment(live.status)) throw new AppError('billing.payment_due');
  if (live.priceId !== priceId) {
    const currentPlanId = (await listPlansOfPrices(db, payments.id)).get(live.priceId);
    const current = currentPlanId === undefined ? null : await findPlan(db, currentPlanId);
    takeValue(
      await payments.changePrice({
        subscriptionId: live.id,
        priceId,
        proration: current === null ? 'charge_difference' : chooseProration({ current, target }),
        ...(paymentMethodId !== undefined && { paymentMethodId }),
        ...(proratedAt !== undefined && { proratedAt: new Date(proratedAt) }),
        idempotencyKey: `${operation.id}:price`,
      }),
    );
  }
  return { reference: live.id };
}
