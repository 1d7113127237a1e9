import type { Plan } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { listPlanRows } from './store.ts';

/** All plans as the wire shows them, cheapest first. */
export async function listPlans(db: Queryable): Promise<Plan[]> {
  const rows = await listPlanRows(db);
  return rows.map(({ priceCents, billingInterval, createdAt, ...plan }) => ({
    ...plan,
    price: priceCents,
    interval: billingInterval,
    createdAt: createdAt.toISOString(),
  }));
}
