import type { AccountId } from '#lib/ids';
import { type Affordable, budgetShareMicroDollars, decideAffordableCalls } from './daily-budget.ts';

/** Calls of one engine that a user wants to make together; null: of no user. */
export interface CallRequest {
  readonly userId: AccountId | null;
  readonly wanted: number;
  readonly estimatedCostMicroDollars: number;
}

/**
 * Shares the day's money among requests, one after the other: what one is given the next has no more.
 * @param spent what each has spent of it so far
 * @param isOtherWaiting whether a user waits that is none of these: who asks, and those who have had their part
 */
export async function shareOut(
  requests: readonly CallRequest[],
  {
    spent,
    budgetCents,
    isOtherWaiting,
  }: {
    spent: ReadonlyMap<AccountId | null, number>;
    budgetCents: number;
    isOtherWaiting: (users: readonly AccountId[]) => Promise<boolean>;
  },
): Promise<Affordable[]> {
  const spending = new Map(spent);
  const shares: Affordable[] = [];
  for (const { userId, wanted, estimatedCostMicroDollars } of requests) {
    const ownMicroDollars = spending.get(userId) ?? 0;
    const totalMicroDollars = [...spending.values()].reduce((total, one) => total + one, 0);
    const offer = {
      wanted,
      estimatedCostMicroDollars,
      budgetCents,
      spent: { totalMicroDollars, ownMicroDollars },
    };
    const ifAlone = decideAffordableCalls({ ...offer, othersWait: false });
    const ifOthersWait = decideAffordableCalls({ ...offer, othersWait: true });
    const isShared =
      ifOthersWait.count !== ifAlone.count &&
      estimatedCostMicroDollars <= budgetShareMicroDollars(budgetCents) &&
      (await isOtherWaiting([
        ...listSatisfied(spending, { budgetCents, estimatedCostMicroDollars }),
        ...(userId === null ? [] : [userId]),
      ]));
    const share = isShared ? ifOthersWait : ifAlone;
    spending.set(userId, ownMicroDollars + share.count * estimatedCostMicroDollars);
    shares.push(share);
  }
  return shares;
}

/**
 * Users who have spent their part of the day's budget. A remainder too small for a call counts as spent: otherwise two
 * users would wait for each other until the day ends.
 */
function listSatisfied(
  spending: ReadonlyMap<AccountId | null, number>,
  { budgetCents, estimatedCostMicroDollars }: { budgetCents: number; estimatedCostMicroDollars: number },
): AccountId[] {
  const share = budgetShareMicroDollars(budgetCents);
  return [...spending].flatMap(([userId, spent]) =>
    userId !== null && spent + estimatedCostMicroDollars > share ? [userId] : [],
  );
}
