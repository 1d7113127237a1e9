import { PAGES, PURCHASABLE_PLAN_IDS, type PlanId } from '@citato/contract';

/** Where a plan is bought, repaired or taken up again with a card; the free one is not sold. */
export function checkoutOf(plan: PlanId) {
  return { to: PAGES.checkout, search: { plan: PURCHASABLE_PLAN_IDS.find((id) => id === plan) } };
}
