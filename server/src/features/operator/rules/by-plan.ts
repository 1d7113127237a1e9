import { PLAN_IDS, type PlanId } from '@citato/contract';

/** A value for every plan there is. */
export function byPlan<Value>(valueOf: (planId: PlanId) => Value): Record<PlanId, Value> {
  const [free, pro, guru, business] = PLAN_IDS;
  return { free: valueOf(free), pro: valueOf(pro), guru: valueOf(guru), business: valueOf(business) };
}
