import { budgetMicroDollars } from './daily-budget.ts';

/**
 * Whether one more call may be made for a visitor without an account: within the visitors' own part of the day's money,
 * and within what the day has left. The rest of the day is the customers', whatever visitors do.
 */
export function mayAskForVisitor({
  estimatedCostMicroDollars,
  visitorBudgetCents,
  budgetCents,
  spent,
}: {
  estimatedCostMicroDollars: number;
  visitorBudgetCents: number;
  /** Null: the day has no limit; the visitors' part has one all the same. */
  budgetCents: number | null;
  spent: { readonly totalMicroDollars: number; readonly visitorMicroDollars: number };
}): boolean {
  if (estimatedCostMicroDollars <= 0) return true;
  const fits = (cents: number, already: number) =>
    already + estimatedCostMicroDollars <= budgetMicroDollars(cents);
  const isDayOpen = budgetCents === null || fits(budgetCents, spent.totalMicroDollars);
  return isDayOpen && fits(visitorBudgetCents, spent.visitorMicroDollars);
}
