import { buildLookupKey, PURCHASABLE_PLAN_IDS } from '@citato/contract';
import { listPlans, updatePrices } from '#features/plans';
import { withTransaction } from '#platform/db';
import type { PaymentsDeps } from './payments-deps.ts';
import { isSellable } from './rules/sellable-price.ts';
import { insertPrices } from './store/prices.ts';
import { takeValue } from './take-value.ts';

/** Finds what the provider asks for each plan; a plan it has no fitting price for cannot be bought. */
export async function syncPrices({ db, log, payments }: PaymentsDeps): Promise<void> {
  const found = takeValue(await payments.findPrices(PURCHASABLE_PLAN_IDS.map(buildLookupKey)));
  const paid = (await listPlans(db)).filter(({ id }) => id !== 'free');
  const sold = paid.map(({ id: planId, price: priceCents }) => {
    const price = found.find(({ lookupKey }) => lookupKey === buildLookupKey(planId));
    const fits = price !== undefined && isSellable({ priceCents, price });
    if (!fits)
      log.error(
        { planId, lookupKey: buildLookupKey(planId), priceCents, found: price?.amountCents ?? null },
        'The payment provider has no fitting price: the plan cannot be bought',
      );
    return { planId, priceId: fits ? price.id : null };
  });
  await withTransaction(db, async (tx) => {
    await insertPrices(
      tx,
      sold.flatMap(({ planId, priceId }) =>
        priceId === null ? [] : [{ provider: payments.id, planId, priceId }],
      ),
    );
    await updatePrices(tx, sold);
  });
}
