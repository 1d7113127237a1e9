import type { PlanId } from '@citato/contract';
import { findPlan } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { PaymentsDeps } from '../payments-deps.ts';
import { syncPrices } from './sync-prices.ts';

/** The price a plan is sold at; refuses one that differs from what the browser shows. */
export async function findOffer(
  deps: PaymentsDeps,
  { planId, priceId }: { planId: PlanId; priceId?: string | null | undefined },
): Promise<{ planId: PlanId; priceId: string }> {
  const sold = await findSoldPrice(deps, planId);
  if (sold === null) throw new AppError('billing.not_purchasable');
  if (priceId != null && priceId !== sold) throw new AppError('billing.wrong_price');
  return { planId, priceId: sold };
}

/** A provider that was away when we started is asked again at the first purchase. */
async function findSoldPrice(deps: PaymentsDeps, planId: PlanId): Promise<string | null> {
  const known = (await findPlan(deps.db, planId))?.stripePriceId;
  if (known != null) return known;
  await syncPrices(deps);
  return (await findPlan(deps.db, planId))?.stripePriceId ?? null;
}
