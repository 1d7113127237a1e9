import type { PlanId } from '@citato/contract';

/** Where a plan is bought, repaired or taken up again with a card. */
export function checkoutPath(planId: PlanId): string {
  return `/checkout?plan=${planId}`;
}
