import type { PlanId } from '@citato/contract';
import { listPlansOfPrices, type PaymentsDeps } from '#features/payments';

/** The price a subscription keeps when its plan is asked for: its own, where that is one of this plan; else null. */
export async function findKeptPrice(
  { db, payments }: Pick<PaymentsDeps, 'db' | 'payments'>,
  { live, planId }: { live: { readonly priceId: string } | null; planId: PlanId | undefined },
): Promise<string | null> {
  if (live === null || planId === undefined) return null;
  const isOfPlan = (await listPlansOfPrices(db, payments.id)).get(live.priceId) === planId;
  return isOfPlan ? live.priceId : null;
}
