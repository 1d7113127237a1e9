import { PLAN_IDS, type Plan } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { listPlanRows } from './store.ts';

/**
 * All plans as the API shows them, cheapest first; a plan that only a newer build can describe is left to that build.
 */
export async function listPlans(db: Queryable): Promise<Plan[]> {
  const rows = await listPlanRows(db);
  return rows.filter(isDescribable).map(({ priceCents, billingInterval, createdAt, ...plan }) => ({
    ...plan,
    price: priceCents,
    interval: billingInterval,
    createdAt: createdAt.toISOString(),
  }));
}

function isDescribable({
  id,
  currency,
  billingInterval,
}: Awaited<ReturnType<typeof listPlanRows>>[number]): boolean {
  const [word, money, interval]: string[] = [id, currency, billingInterval];
  return PLAN_IDS.some((known) => known === word) && money === 'eur' && interval === 'month';
}
