import { listPaidEngines } from './list-conflicts.ts';
import type { Values } from './variables.ts';

/** The day's budget of a deployment with a paid key where none is set. */
const DEFAULT_BUDGET_CENTS = 500;

/** Without a set budget spending must not be unlimited: with a paid key there is a default unless it is set to 0. */
export function decideBudget(values: Values): number | null {
  const isPaid = listPaidEngines(values).length > 0;
  const cents = values.ENGINE_DAILY_BUDGET_CENTS ?? (isPaid ? DEFAULT_BUDGET_CENTS : 0);
  return cents === 0 ? null : cents;
}

/** What visitors may cost a day where the day itself has no limit. */
const DEFAULT_VISITOR_CENTS = 50;
const VISITOR_PART = 1 / 10;

/** Never more than the day's money. */
export function decideVisitorBudget(values: Values): number {
  const budget = decideBudget(values);
  const asked = values.VISITOR_ANSWERS_BUDGET_CENTS;
  if (budget === null) return asked ?? DEFAULT_VISITOR_CENTS;
  return Math.min(budget, asked ?? Math.floor(budget * VISITOR_PART));
}
