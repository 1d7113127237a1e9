import * as z from 'zod';
import { raiseToNormalPrices } from '#features/plans';
import { defineJob } from '#platform/jobs';
import type { PaymentsDeps } from './payments-deps.ts';
import { syncPrices } from './sync-prices.ts';

export const endPromotionJob = defineJob({
  name: 'payments.end-promotion',
  schema: z.object({}),
  retryLimit: 3,
});

/**
 * Keeps what the pages say of a promotion: once it is over, plans cost their normal price to whoever buys. Subscriptions
 * keep the price they were bought at.
 */
export async function endPromotion(deps: PaymentsDeps): Promise<void> {
  const { promoEndsAt } = deps.settings;
  if (promoEndsAt === null || deps.clock.now() < new Date(promoEndsAt)) return;
  const raised = await raiseToNormalPrices(deps.db);
  if (raised.length === 0) return;
  deps.log.info({ planIds: raised }, 'The promotion is over: these plans cost their normal price');
  await syncPrices(deps);
}
