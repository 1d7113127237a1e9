import type { PlanId } from '@citato/contract';
import type { Queryable } from '#platform/db';
import { findPlan } from './store.ts';

/** What a plan is called in front of customers. */
export async function getPlanName(db: Queryable, planId: PlanId): Promise<string> {
  const plan = await findPlan(db, planId);
  if (plan === null) throw new Error('A plan without a row');
  return plan.name;
}
