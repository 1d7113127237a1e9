import type { Plan, PublicConfig, User } from '@citato/contract';

/** What distinguishes plans and their prices. */
export type PricedPlan = Pick<Plan, 'id' | 'price'>;

/**
 * What is paid today: the month, nothing, nothing before a trial has ended, a difference, a credit, or first what was left
 * open, here of another plan.
 */
export type DueToday = 'month' | 'nothing' | 'trial' | 'difference' | 'credit' | 'open' | 'open_other';

/** What a checkout charges at once, given what is paid for already; the server computes the amount. */
export function decideDueToday({
  account: { subscriptionStatus: status, isTrial = status === 'trialing' },
  subscribed,
  target,
}: {
  account: Pick<User, 'subscriptionStatus' | 'isTrial'>;
  /** The plan that is paid for; undefined without a subscription, as on a plan that was granted. */
  subscribed: PricedPlan | undefined;
  target: PricedPlan;
}): DueToday {
  if (subscribed === undefined || status === 'inactive' || status === 'incomplete') return 'month';
  if (status === 'past_due') return subscribed.id === target.id ? 'open' : 'open_other';
  if (isTrial) return 'trial';
  if (subscribed.id === target.id) return 'nothing';
  return target.price > subscribed.price ? 'difference' : 'credit';
}

/** The amount the server computes as due at once. */
export interface CheckoutCharge {
  dueCents: number;
  openCents: number;
  differenceCents: number;
  /** The moment the difference was computed for. */
  proratedAt: string | null;
}

/** A difference shrinks by cents while a page stands: it is charged as it was shown, for an hour. */
export function isSameCharge(shown: CheckoutCharge, now: CheckoutCharge): boolean {
  const isDifference = shown.differenceCents > 0;
  if (isDifference !== now.differenceCents > 0) return false;
  // A first month the bank has refused is due as it was: only what is due says whether something changed.
  if (!isDifference) return shown.dueCents === now.dueCents;
  return shown.openCents === now.openCents && !isOutdated(shown, now);
}

const STANDS_MS = 50 * 60 * 1000;

function isOutdated(shown: CheckoutCharge, now: CheckoutCharge): boolean {
  if (shown.proratedAt === null || now.proratedAt === null) return true;
  return Date.parse(now.proratedAt) - Date.parse(shown.proratedAt) > STANDS_MS;
}

/** What is charged at once where it is not the price the button names; null where it is the same, or not known. */
export function findOtherAmount({
  charge,
  priceCents,
}: {
  charge: CheckoutCharge | null;
  priceCents: number;
}): number | null {
  return charge === null || charge.dueCents === priceCents ? null : charge.dueCents;
}

/** Whether the card is charged at once. */
export function isPaidToday(due: DueToday): boolean {
  return due !== 'nothing' && due !== 'trial' && due !== 'credit';
}

/**
 * What a checkout was for the data layer: a month paid for a plan is a purchase, another plan of a running subscription
 * a change; continuing, or repairing a late month, is neither.
 */
export function countAs({
  due,
  subscribed,
  target,
}: {
  due: DueToday;
  subscribed: PricedPlan | undefined;
  target: PricedPlan;
}): 'purchase' | 'change' | 'none' {
  if (due === 'month') return 'purchase';
  return subscribed === undefined || subscribed.id === target.id ? 'none' : 'change';
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
