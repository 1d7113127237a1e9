const MICRO_DOLLARS_PER_CENT = 10_000;

/**
 * How many of the wanted calls the day's budget still carries, each at its estimated cost.
 * Without a budget, and for engines that cost nothing, all of them.
 */
export function decideAffordableCalls({
  wanted,
  estimatedCostMicroDollars,
  spentMicroDollars,
  budgetCents,
}: {
  wanted: number;
  estimatedCostMicroDollars: number;
  spentMicroDollars: number;
  budgetCents: number | null;
}): number {
  if (budgetCents === null || estimatedCostMicroDollars <= 0) return wanted;
  const left = budgetCents * MICRO_DOLLARS_PER_CENT - spentMicroDollars;
  return Math.max(0, Math.min(wanted, Math.floor(left / estimatedCostMicroDollars)));
}
