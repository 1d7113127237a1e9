import { romeDaySpan } from '#lib/rome-time';
import { type Database, withTransaction } from '#platform/db';
import { mayAskForVisitor } from '../rules/visitor-share.ts';
import { insertCalls, type NewEngineCall } from '../store/ledger.ts';
import { lockSpending, sumVisitorSpending } from '../store/spending.ts';

/**
 * Books a call for a visitor without an account; false where the visitors' part of the day's money, or the day's, does
 * not carry it. Nobody else books meanwhile, so that visitors of all processes keep their part exactly.
 */
export async function bookVisitorCall(
  db: Database,
  {
    call,
    budgetCents,
    visitorBudgetCents,
  }: { call: NewEngineCall; budgetCents: number | null; visitorBudgetCents: number },
): Promise<boolean> {
  const { estimatedCostMicroDollars } = call;
  return withTransaction(db, async (tx) => {
    if (estimatedCostMicroDollars > 0) {
      await lockSpending(tx);
      const spent = await sumVisitorSpending(tx, romeDaySpan(call.startedAt));
      if (!mayAskForVisitor({ estimatedCostMicroDollars, visitorBudgetCents, budgetCents, spent }))
        return false;
    }
    await insertCalls(tx, [call]);
    return true;
  });
}
