import type { PlanId } from '@citato/contract';
import type { ProviderSubscription } from '#adapters/payments';
import { findCustomer } from '../store/customers.ts';
import { findOffer } from '../prices/find-offer.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findLiveSubscription } from '../store/subscriptions.ts';
import { PaymentStopped } from '../errors.ts';
import { findPlan } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { askOften } from '../operations/end-wait.ts';
import { type CheckoutCharge, computeCharge } from '../operations/compute-charge.ts';

const CHARGES = { name: 'checkout-charge', uses: 120, windowSeconds: 60 * 60 };

/** What a checkout of this plan would charge at once, as things stand at the provider. */
export async function getCheckoutCharge(
  deps: PaymentsDeps,
  { userId, planId }: { userId: AccountId; planId: PlanId },
): Promise<CheckoutCharge> {
  await deps.limits.take(CHARGES, userId);
  const { priceId } = await findOffer(deps, { planId });
  const customer = await findCustomer(deps.db, { userId, provider: deps.payments.id });
  const customerId = customer?.customerId ?? null;
  const subscriptions = customerId === null ? null : await findSubscriptions(deps, { userId, customerId });
  if (customerId === null || subscriptions === null) {
    const dueCents = (await findPlan(deps.db, planId))?.priceCents ?? 0;
    return { dueCents, openCents: 0, differenceCents: 0, proratedAt: null };
  }
  return computeCharge(deps, { customerId, planId, priceId, subscriptions, proratedAt: null });
}

/** Null of a customer the provider has lost, for whom a checkout makes a new one; not while a subscription runs. */
async function findSubscriptions(
  { db, payments }: PaymentsDeps,
  { userId, customerId }: { userId: AccountId; customerId: string },
): Promise<readonly ProviderSubscription[] | null> {
  try {
    return await askOften(() => payments.listSubscriptions(customerId));
  } catch (error) {
    if (!(error instanceof PaymentStopped) || error.fault.kind !== 'not_found') throw error;
    if ((await findLiveSubscription(db, userId)) === null) return null;
    throw new AppError('billing.not_purchasable', { cause: error });
  }
}
