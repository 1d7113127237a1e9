import type { Queryable } from '#platform/db';
import { decideAffordableCalls } from './rules/daily-budget.ts';
import { type NewEngineCall, insertCalls, sumSpending } from './store.ts';

/** The day whose spending counts against the budget. */
export interface BudgetDay {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Books calls of one engine before they are made, in one statement: as many as the day's budget carries,
 * in the order given. Gives back what was booked; the rest must not be called.
 */
export async function bookCalls<Call extends NewEngineCall>(
  db: Queryable,
  { calls, budgetCents, day }: { calls: readonly Call[]; budgetCents: number | null; day: BudgetDay },
): Promise<Call[]> {
  const [first] = calls;
  if (first === undefined) return [];
  const spentMicroDollars = budgetCents === null ? 0 : await sumSpending(db, day);
  const affordable = decideAffordableCalls({
    wanted: calls.length,
    estimatedCostMicroDollars: first.estimatedCostMicroDollars,
    spentMicroDollars,
    budgetCents,
  });
  const booked = calls.slice(0, affordable);
  if (booked.length > 0) await insertCalls(db, booked);
  return booked;
}
