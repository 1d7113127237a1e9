import * as z from 'zod/mini';
import { knownWord } from '../known-word.ts';

export const PLAN_IDS = ['free', 'pro', 'guru', 'business'] as const;
export const planId = z.enum(PLAN_IDS);
export type PlanId = z.infer<typeof planId>;
/** A plan as the API names it. */
export const namedPlan = knownWord(PLAN_IDS);
export type NamedPlan = z.infer<typeof namedPlan>;

/** The plans that can be bought. */
export const PURCHASABLE_PLAN_IDS = ['pro', 'guru', 'business'] as const;
/** The name a plan's price is found by at the payment provider. */
export function buildLookupKey(plan: PlanId): string {
  return `citato_${plan}_monthly`;
}
export type PurchasablePlanId = (typeof PURCHASABLE_PLAN_IDS)[number];

/**
 * `canceled`: paid until its period ends; `past_due`: its payment is late, canceled or not; `inactive`: nothing is paid
 * for.
 */
export const subscriptionStatus = z.enum([
  'inactive',
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'canceled',
]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;
