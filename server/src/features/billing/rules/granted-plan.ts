import type { PlanId } from '@citato/contract';
import { givesAccess, type ProviderStatus } from './subscription-status.ts';

/** What payments give an account, and the plan it is on from now on. */
export interface PlanDecision {
  /** Null: payments give none. */
  readonly granted: PlanId | null;
  readonly plan: PlanId;
}

/**
 * The plan of an account by its live subscription. What an administrator granted stays while no payment ever gave
 * another; when payments give none any more, the free plan is left. An unknown price changes nothing.
 * @param current the account's plan
 * @param before what its payments gave it last
 */
export function decidePlan({
  current,
  before,
  live,
  planOfPrice,
}: {
  current: PlanId;
  before: PlanId | null;
  live: { readonly status: ProviderStatus; readonly priceId: string } | null;
  planOfPrice: ReadonlyMap<string, PlanId>;
}): PlanDecision {
  if (live !== null && givesAccess(live.status)) {
    const granted = planOfPrice.get(live.priceId);
    return granted === undefined ? { granted: before, plan: current } : { granted, plan: granted };
  }
  return { granted: null, plan: before === null ? current : 'free' };
}
