import type { Plan } from '@citato/contract';
import { track } from '#lib/track';

/** Tracks a change of plan in the data layer; the difference in whole euros a month, negative for a saving. */
export function trackPlanChange({
  from,
  to,
  isDowngrade,
}: {
  from: Pick<Plan, 'id' | 'price'>;
  to: Pick<Plan, 'id' | 'price'>;
  isDowngrade: boolean;
}): void {
  track({
    event: 'plan_change',
    previous_plan: from.id,
    new_plan: to.id,
    price_difference: (to.price - from.price) / 100,
    change_type: isDowngrade ? 'downgrade' : 'upgrade',
    currency: 'EUR',
  });
}
