import type { AccountId } from '#lib/ids';
import { type Database, type Queryable, retryConflicts, withTransaction } from '#platform/db';
import type { Affordable } from '../rules/daily-budget.ts';
import { shareOut } from '../rules/share-out.ts';
import { type HeldCalls, type NewEngineCall, insertCalls, insertHeldCalls } from '../store/ledger.ts';
import { listSpending, lockSpending } from '../store/spending.ts';

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
 * Books calls before they are made, each by itself: as many as the day's budget carries, in the order given, and none
 * for an archived prompt.
 * Nobody else books meanwhile, so that all together keep the budget exactly.
 */
export async function bookCalls<Call extends NewEngineCall>(
  db: Database,
  { calls, ...budget }: Budget & { calls: readonly Call[] },
): Promise<readonly Call[]> {
  const isOtherWaiting = () => Promise.resolve(false);
  const requests = calls.map((call) => [call]);
  const book = (tx: Queryable) => bookShares(tx, { requests, ...budget, isOtherWaiting });
  const shares = await (budget.budgetCents === null
    ? retryConflicts(() => book(db))
    : withTransaction(db, book));
  return shares.flatMap(({ booked }) => booked);
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
    isOtherWaiting: (users: readonly AccountId[]) => Promise<boolean>;
  },
): Promise<BookedShare<Call>[]> {
  const shares =
    budgetCents === null
      ? requests.map((calls) => ({ booked: calls, shortOf: null }))
      : await shareDay(db, { requests, budgetCents, day, isOtherWaiting });
  const affordable = shares.flatMap((share) => share.booked);
  if (affordable.length === 0) return shares;
  const written = await insertCalls(db, affordable);
  return shares.map(({ booked, shortOf }) => ({
    booked: booked.filter(({ id }) => written.has(id)),
    shortOf,
  }));
}

/**
 * Books calls no money keeps from being made, in one statement: those of analyses that are among the `held`, a query of
 * their ids. Null: a breaker of the engines is not closed, and no call is booked.
 */
export async function bookUnlimited(
  db: Database,
  wanted: Parameters<typeof insertHeldCalls>[1],
): Promise<HeldCalls | null> {
  return retryConflicts(() => insertHeldCalls(db, wanted));
}

/** Nobody else books until the transaction ends. */
async function shareDay<Call extends NewEngineCall>(
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
    isOtherWaiting: (users: readonly AccountId[]) => Promise<boolean>;
  },
): Promise<BookedShare<Call>[]> {
  await lockSpending(db);
  const spent = await listSpending(db, day);
  const shares = await shareOut(
    requests.map(([first, ...others]) => ({
      userId: first?.userId ?? null,
      wanted: first === undefined ? 0 : 1 + others.length,
      estimatedCostMicroDollars: first?.estimatedCostMicroDollars ?? 0,
    })),
    { spent, budgetCents, isOtherWaiting },
  );
  return requests.map((calls, index) => {
    const { count, shortOf } = shares[index] ?? { count: 0, shortOf: null };
    return { booked: calls.slice(0, count), shortOf };
  });
}
