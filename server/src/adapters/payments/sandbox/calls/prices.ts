import type { Queryable } from '#platform/db';
import type { PaymentProvider, PaymentReply, ProviderPrice } from '../../payment-provider.ts';
import { answerFaults } from '../replies/answer-faults.ts';
import type { SandboxDeps, SoldPlan } from '../sandbox-deps.ts';

/** The sandbox’s prices: one for each plan that costs something. Another amount is another price. */
export async function listPrices(
  { listPlans }: Pick<SandboxDeps, 'listPlans'>,
  db: Queryable,
): Promise<ProviderPrice[]> {
  const plans = await listPlans(db);
  return plans.filter(({ priceCents }) => priceCents > 0).map(describePrice);
}

function describePrice({ id, priceCents, currency }: SoldPlan): ProviderPrice {
  return {
    id: `price_sandbox_${id}_${String(priceCents)}`,
    lookupKey: `citato_${id}_monthly`,
    amountCents: priceCents,
    currency,
    interval: 'month',
  };
}

export function priceCalls(deps: SandboxDeps): Pick<PaymentProvider, 'findPrices'> {
  return {
    findPrices: (lookupKeys) =>
      answerFaults(deps, async (): Promise<PaymentReply<ProviderPrice[]>> => {
        const prices = await listPrices(deps, deps.db);
        return { ok: true, value: prices.filter(({ lookupKey }) => lookupKeys.includes(lookupKey)) };
      }),
  };
}
