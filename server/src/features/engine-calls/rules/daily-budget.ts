const MICRO_DOLLARS_PER_CENT = 10_000;
/** While others wait, one user spends at most this part of the day's money. */
const SHARE_OF_ONE_USER = 1 / 4;

/** The day's budget in micro-dollars. */
export function budgetMicroDollars(budgetCents: number): number {
  return budgetCents * MICRO_DOLLARS_PER_CENT;
}

/** What is left of the day's budget; calls dearer than estimated never make it negative. */
export function budgetLeftMicroDollars({
  budgetCents,
  totalMicroDollars,
}: {
  budgetCents: number;
  totalMicroDollars: number;
}): number {
  return Math.max(0, budgetMicroDollars(budgetCents) - totalMicroDollars);
}

/** The part of the day's budget one user may spend while others wait, in micro-dollars. */
export function budgetShareMicroDollars(budgetCents: number): number {
  return budgetMicroDollars(budgetCents) * SHARE_OF_ONE_USER;
}

/** What has been booked of the day's money, in micro-dollars. */
export interface DaySpending {
  readonly totalMicroDollars: number;
  readonly ownMicroDollars: number;
}

export interface Affordable {
  readonly count: number;
  /** What prevents the remaining calls: the day's budget, or the user's part of it. */
  readonly shortOf: 'over_budget' | 'over_share' | null;
}

/** Whether a budget may prevent calls at all. */
export function isLimited({
  budgetCents,
  estimatedCostMicroDollars,
}: {
  budgetCents: number | null;
  estimatedCostMicroDollars: number;
}): boolean {
  return budgetCents !== null && estimatedCostMicroDollars > 0;
}

/**
 * How many of the wanted calls the day's money still carries, each at its estimated cost. While others wait a user has
 * a quarter of it. Without a budget, and for engines that cost nothing, all of them.
 */
export function decideAffordableCalls({
  wanted,
  estimatedCostMicroDollars,
  spent,
  budgetCents,
  othersWait,
}: {
  wanted: number;
  estimatedCostMicroDollars: number;
  spent: DaySpending;
  budgetCents: number | null;
  othersWait: boolean;
}): Affordable {
  if (budgetCents === null || estimatedCostMicroDollars <= 0) return { count: wanted, shortOf: null };
  const carry = (left: number) => Math.max(0, Math.floor(left / estimatedCostMicroDollars));
  const byBudget = carry(budgetMicroDollars(budgetCents) - spent.totalMicroDollars);
  const byShare = othersWait ? carry(budgetShareMicroDollars(budgetCents) - spent.ownMicroDollars) : Infinity;
  if (wanted <= Math.min(byBudget, byShare)) return { count: wanted, shortOf: null };
  return byBudget <= byShare
    ? { count: byBudget, shortOf: 'over_budget' }
    : { count: byShare, shortOf: 'over_share' };
}
