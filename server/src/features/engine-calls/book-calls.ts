import type { UserId } from '#lib/ids';
import { type Database, type Queryable, withTransaction } from '#platform/db';
import {
  type Affordable,
  type DaySpending,
  budgetShareMicroDollars,
  decideAffordableCalls,
} from './rules/daily-budget.ts';
import {
  type NewEngineCall,
  type Spending,
  insertCalls,
  listSpending,
  lockSpending,
} from './store/ledger.ts';

/** The day whose spending counts against the budget. */
export interface BudgetDay {
  readonly from: Date;
  readonly until: Date;
}

/** What became of the calls wanted together. */
export interface BookedShare<Call> {
  /** In the order given; the rest must not be called. */
  readonly booked: readonly Call[];
  readonly shortOf: Affordable['shortOf'];
}

interface Budget {
  readonly budgetCents: number | null;
  readonly day: BudgetDay;
}

/**
 * Books calls of one engine and user before they are made: as many as the day's budget carries, in the order given.
 * Nobody else books meanwhile, so that all together keep the budget exactly.
 */
export async function bookCalls<Call extends NewEngineCall>(
  db: Database,
  { calls, ...budget }: Budget & { calls: readonly Call[] },
): Promise<readonly Call[]> {
  const isOtherWaiting = () => Promise.resolve(false);
  const book = (tx: Queryable) => bookShares(tx, { requests: [calls], ...budget, isOtherWaiting });
  const [share] = await (budget.budgetCents === null ? book(db) : withTransaction(db, book));
  return share?.booked ?? [];
}

/**
 * The same for many, each request of one engine and one user, and no more than the user's part of the budget while
 * others wait. In a transaction nobody else books until it ends, so that all together keep the budget exactly.
 * @param isOtherWaiting whether a user waits that is none of these: who asks, and those who have spent their part already
 */
export async function bookShares<Call extends NewEngineCall>(
  db: Queryable,
  {
    requests,
    budgetCents,
    day,
    isOtherWaiting,
  }: Budget & {
    requests: readonly (readonly Call[])[];
    isOtherWaiting: (users: readonly UserId[]) => Promise<boolean>;
  },
): Promise<BookedShare<Call>[]> {
  const shares =
    budgetCents === null
      ? requests.map((calls) => ({ booked: calls, shortOf: null }))
      : await shareOut(db, { requests, budgetCents, day, isOtherWaiting });
  const booked = shares.flatMap((share) => share.booked);
  if (booked.length > 0) await insertCalls(db, booked);
  return shares;
}

/** One request after the other: what one is given the next has no more. */
async function shareOut<Call extends NewEngineCall>(
  db: Queryable,
  {
    requests,
    budgetCents,
    day,
    isOtherWaiting,
  }: {
    requests: readonly (readonly Call[])[];
    budgetCents: number;
    day: BudgetDay;
    isOtherWaiting: (users: readonly UserId[]) => Promise<boolean>;
  },
): Promise<BookedShare<Call>[]> {
  await lockSpending(db);
  const spending = await listSpending(db, day);
  const shares: BookedShare<Call>[] = [];
  for (const calls of requests) {
    const [first] = calls;
    if (first === undefined) {
      shares.push({ booked: [], shortOf: null });
      continue;
    }
    const { userId, estimatedCostMicroDollars } = first;
    const offer = {
      wanted: calls.length,
      estimatedCostMicroDollars,
      budgetCents,
      spent: addUp(spending, userId),
    };
    const ifAlone = decideAffordableCalls({ ...offer, othersWait: false });
    const ifOthersWait = decideAffordableCalls({ ...offer, othersWait: true });
    const isShared =
      ifOthersWait.count !== ifAlone.count &&
      (await isOtherWaiting([...listSatisfied(spending, budgetCents), ...(userId === null ? [] : [userId])]));
    const { count, shortOf } = isShared ? ifOthersWait : ifAlone;
    spending.set(userId, (spending.get(userId) ?? 0) + count * estimatedCostMicroDollars);
    shares.push({ booked: calls.slice(0, count), shortOf });
  }
  return shares;
}

function addUp(spending: Spending, userId: UserId | null): DaySpending {
  const totalMicroDollars = [...spending.values()].reduce((total, spent) => total + spent, 0);
  return { totalMicroDollars, ownMicroDollars: spending.get(userId) ?? 0 };
}

/** Who has had a part of the day's money. */
function listSatisfied(spending: Spending, budgetCents: number): UserId[] {
  const share = budgetShareMicroDollars(budgetCents);
  return [...spending].flatMap(([userId, spent]) => (userId !== null && spent >= share ? [userId] : []));
}
