import type { Plan } from '@citato/contract';

/** True while the plan is sold below its normal price, and the promotion has not ended. */
export function isPromoted({
  plan,
  promoEndsAt,
  now,
}: {
  plan: Pick<Plan, 'price' | 'normalPriceCents'>;
  promoEndsAt: string | null;
  now: Date;
}): boolean {
  const isRunning = promoEndsAt !== null && new Date(promoEndsAt) > now;
  return isRunning && plan.price < plan.normalPriceCents;
}
