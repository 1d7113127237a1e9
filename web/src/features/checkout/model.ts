import type { Plan, PublicConfig, SubscriptionStatus } from '@citato/contract';

/** What is paid today: the month, nothing, a difference, a credit, or first what was left open, here of another plan. */
export type DueToday = 'month' | 'nothing' | 'difference' | 'credit' | 'open' | 'open_other';

/** What a checkout charges at once, given what is paid for already; the server reckons the amount. */
export function decideDueToday({
  status,
  subscribed,
  target,
}: {
  status: SubscriptionStatus;
  /** The plan that is paid for; undefined without a subscription, as on a plan that was granted. */
  subscribed: Pick<Plan, 'id' | 'price'> | undefined;
  target: Pick<Plan, 'id' | 'price'>;
}): DueToday {
  if (subscribed === undefined || status === 'inactive' || status === 'incomplete') return 'month';
  if (status === 'past_due') return subscribed.id === target.id ? 'open' : 'open_other';
  if (subscribed.id === target.id) return status === 'trialing' ? 'month' : 'nothing';
  return target.price > subscribed.price ? 'difference' : 'credit';
}

/** True when a card can be asked for: a provider is there, and with it what its form needs. */
export function canTakeCards({ provider, publishableKey }: PublicConfig['payments']): boolean {
  return provider === 'sandbox' || (provider === 'stripe' && publishableKey !== null);
}

/** True when the plan holds less than the account has, so that something would be archived. */
export function isTooSmall({
  plan,
  usage,
}: {
  plan: Pick<Plan, 'maxCompanies' | 'maxPrompts'>;
  usage: { companies: number; prompts: number };
}): boolean {
  return usage.companies > plan.maxCompanies || usage.prompts > plan.maxPrompts;
}
