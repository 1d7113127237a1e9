import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { type Affordable, budgetShareMicroDollars, decideAffordableCalls } from './rules/daily-budget.ts';
import { type NewEngineCall, insertCalls, lockSpending, sumSpending } from './store.ts';

/** The day whose spending counts against the budget. */
export interface BudgetDay {
  readonly from: Date;
  readonly until: Date;
}

interface WantedCalls<Call extends NewEngineCall> {
  /** All of one engine and one user. */
  readonly calls: readonly Call[];
  readonly budgetCents: number | null;
  readonly day: BudgetDay;
}

/**
 * Books calls of one engine before they are made, in one statement: as many as the day's budget carries,
 * in the order given. Gives back what was booked; the rest must not be called.
 */
export async function bookCalls<Call extends NewEngineCall>(
  db: Queryable,
  wanted: WantedCalls<Call>,
): Promise<Call[]> {
  const { booked } = await bookShare(db, { ...wanted, isOtherWaiting: () => Promise.resolve(false) });
  return booked;
}

/**
 * The same, and no more than the user's part of the budget while others wait. In a transaction nobody else books until
 * it ends, so that all together keep the budget exactly.
 * @param isOtherWaiting whether a user waits that is none of those who have spent their part already
 */
export async function bookShare<Call extends NewEngineCall>(
  db: Queryable,
  {
    calls,
    budgetCents,
    day,
    isOtherWaiting,
  }: WantedCalls<Call> & { isOtherWaiting: (satisfied: readonly UserId[]) => Promise<boolean> },
): Promise<{ booked: Call[]; shortOf: Affordable['shortOf'] }> {
  const [first] = calls;
  if (first === undefined) return { booked: [], shortOf: null };
  const { count, shortOf } = await countAffordable(db, {
    first,
    wanted: calls.length,
    budgetCents,
    day,
    isOtherWaiting,
  });
  const booked = calls.slice(0, count);
  if (booked.length > 0) await insertCalls(db, booked);
  return { booked, shortOf };
}

async function countAffordable(
  db: Queryable,
  {
    first: { userId, estimatedCostMicroDollars },
    wanted,
    budgetCents,
    day,
    isOtherWaiting,
  }: {
    first: NewEngineCall;
    wanted: number;
    budgetCents: number | null;
    day: BudgetDay;
    isOtherWaiting: (satisfied: readonly UserId[]) => Promise<boolean>;
  },
): Promise<Affordable> {
  if (budgetCents === null) return { count: wanted, shortOf: null };
  await lockSpending(db);
  const shareMicroDollars = budgetShareMicroDollars(budgetCents);
  const { satisfied, ...spent } = await sumSpending(db, { ...day, userId, shareMicroDollars });
  const offer = { wanted, estimatedCostMicroDollars, spent, budgetCents };
  const ifAlone = decideAffordableCalls({ ...offer, othersWait: false });
  const ifOthersWait = decideAffordableCalls({ ...offer, othersWait: true });
  if (ifOthersWait.count === ifAlone.count) return ifAlone;
  return (await isOtherWaiting(satisfied)) ? ifOthersWait : ifAlone;
}
