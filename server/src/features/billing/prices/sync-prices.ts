import { buildLookupKey, type PlanId, PURCHASABLE_PLAN_IDS } from '@citato/contract';
import * as z from 'zod';
import { listPlans, raiseToNormalPrices, updatePrices } from '#features/plans';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import type { PaymentsDeps } from '../payments-deps.ts';
import { isSellable } from '../rules/sellable-price.ts';
import { insertPrices } from '../store/prices.ts';
import { takeValue } from '../errors.ts';

/** Finds what the provider asks for each plan; a plan it has no fitting price for cannot be bought. */
export async function syncPrices({ db, log, payments }: PaymentsDeps): Promise<void> {
  const keys = PURCHASABLE_PLAN_IDS.flatMap((planId) => listLookupKeys(planId));
  const found = takeValue(await payments.findPrices(keys));
  const paid = (await listPlans(db)).filter(({ id }) => id !== 'free');
  const sold = paid.map(({ id: planId, price: priceCents }) => {
    const offered = found.filter(({ lookupKey }) => listLookupKeys(planId).includes(lookupKey));
    const price = offered.find((one) => isSellable({ priceCents, price: one }));
    if (price === undefined)
      log.error(
        {
          planId,
          lookupKey: buildLookupKey(planId),
          priceCents,
          found: offered.map(({ amountCents }) => amountCents),
        },
        'The payment provider has no fitting price: the plan cannot be bought',
      );
    return { planId, priceId: price?.id ?? null, amountCents: priceCents };
  });
  await withTransaction(db, async (tx) => {
    await insertPrices(
      tx,
      sold.flatMap(({ planId, priceId, amountCents }) =>
        priceId === null ? [] : [{ provider: payments.id, planId, priceId, amountCents }],
      ),
    );
    await updatePrices(tx, sold);
  });
}

/** The price it is sold at, and the one that takes its place when a promotion ends; what it costs decides between them. */
function listLookupKeys(planId: PlanId): string[] {
  return [buildLookupKey(planId), `${buildLookupKey(planId)}_normal`];
}

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
