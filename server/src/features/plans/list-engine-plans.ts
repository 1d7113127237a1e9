import type { EngineId } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { findPlanWith } from './rules/held-engines.ts';
import { listPlanRows } from './store.ts';

/** Of each engine the cheapest plan that asks it; those no plan asks are left out. */
export async function listEnginePlans(db: Queryable, engines: readonly EngineId[]) {
  const plans = await listPlanRows(db);
  return new Map(
    engines.flatMap((engine) => {
      const plan = findPlanWith({ engine, plans });
      return plan === null ? [] : [[engine, { id: plan.id, name: plan.name }] as const];
    }),
  );
}
