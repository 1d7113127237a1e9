import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountId, toId } from '#lib/ids';
import { budgetMicroDollars, budgetShareMicroDollars } from './daily-budget.ts';
import { shareOut } from './share-out.ts';

const MINUTES = 24 * 60;
const CALLS_OF_ANALYSIS = 5;
/** An analysis that found no money is tried again this often. */
const RETRY_MINUTES = 30;

interface Analysis {
  readonly userId: AccountId;
  /** When it begins by itself. */
  readonly dueAt: number;
  missing: number;
  nextTry: number;
}

interface Day {
  readonly budgetCents: number;
  readonly cost: number;
  readonly users: readonly AccountId[];
  readonly spent: ReadonlyMap<AccountId | null, number>;
  /** Micro-dollars each would have spent with money enough. */
  readonly need: ReadonlyMap<AccountId, number>;
  /** What a user has had when others still waited, beyond a part of the day's money. */
  readonly overShare: readonly AccountId[];
}

/** One Rome day by the very rule calls are booked with: who is due when, who asks when, who has to wait. */
async function simulateDay({
  minutesOfUsers,
  budgetCents,
  cost,
}: {
  /** Of each user, the minutes at which its analyses are due. */
  minutesOfUsers: readonly (readonly number[])[];
  budgetCents: number;
  cost: number;
}): Promise<Day> {
  const users = minutesOfUsers.map((_, index) => toId<AccountId>(`user-${String(index)}`));
  const analyses = minutesOfUsers.flatMap((minutes, index) =>
    minutes.map((dueAt): Analysis => {
      const userId = users[index] ?? expect.fail('a user without an id');
      return { userId, dueAt, missing: CALLS_OF_ANALYSIS, nextTry: dueAt };
    }),
  );
  const need = new Map(
    users.map((userId, index) => [userId, (minutesOfUsers[index]?.length ?? 0) * CALLS_OF_ANALYSIS * cost]),
  );
  const spent = new Map<AccountId | null, number>();
  const overShare: AccountId[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (const analysis of analyses) {
      if (analysis.missing === 0 || analysis.nextTry > minute) continue;
      const { userId, missing } = analysis;
      // Waiting are those under way and those still to begin today.
      const waiting = (among: readonly AccountId[]) =>
        analyses.some((one) => one.missing > 0 && !among.includes(one.userId));
      const [share] = await shareOut([{ userId, wanted: missing, estimatedCostMicroDollars: cost }], {
        spent,
        budgetCents,
        isOtherWaiting: (among) => Promise.resolve(waiting(among)),
      });
      const count = share?.count ?? 0;
      const own = (spent.get(userId) ?? 0) + count * cost;
      const isUnserved = (other: AccountId) =>
        other !== userId &&
        (spent.get(other) ?? 0) + cost <= budgetShareMicroDollars(budgetCents) &&
        analyses.some((one) => one.userId === other && one.missing > 0);
      if (count > 0 && own > budgetShareMicroDollars(budgetCents) && users.some(isUnserved))
        overShare.push(userId);
      spent.set(userId, own);
      analysis.missing -= count;
      analysis.nextTry = minute + RETRY_MINUTES;
    }
  }
  return { budgetCents, cost, users, spent, need, overShare };
}

const total = ({ spent }: Day) => [...spent.values()].reduce((sum, one) => sum + one, 0);
/** Due before the last hours, so that an analysis that has to wait has tries left. */
const minute = fc.integer({ min: 0, max: MINUTES - 4 * RETRY_MINUTES });
const day = (most: number) =>
  fc.record({
    minutesOfUsers: fc.array(fc.array(minute, { minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: most,
    }),
    budgetCents: fc.integer({ min: 4, max: 120 }),
    cost: fc.integer({ min: 500, max: 30_000 }),
  });

describe('a day’s money', () => {
  it('is never overspent, and nobody passes a part of it while somebody else with one to come waits', async () => {
    await fc.assert(
      fc.asyncProperty(day(9), async (options) => {
        const simulated = await simulateDay(options);
        expect(total(simulated)).toBeLessThanOrEqual(budgetMicroDollars(options.budgetCents));
        if (simulated.cost <= budgetShareMicroDollars(options.budgetCents))
          expect(simulated.overShare).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('gives each of up to four users what is needed or a quarter, whenever in the day it is due', async () => {
    await fc.assert(
      fc.asyncProperty(day(4), async (options) => {
        const { users, spent, need, cost } = await simulateDay(options);
        const share = budgetShareMicroDollars(options.budgetCents);
        const wholeCalls = Math.floor(share / cost) * cost;
        for (const user of users)
          expect(spent.get(user) ?? 0).toBeGreaterThanOrEqual(Math.min(need.get(user) ?? 0, wholeCalls));
      }),
      { numRuns: 300 },
    );
  });

  it('is not left over while an analysis lacks the money for a call', async () => {
    await fc.assert(
      fc.asyncProperty(day(6), async (options) => {
        const simulated = await simulateDay(options);
        const needed = [...simulated.need.values()].reduce((sum, one) => sum + one, 0);
        const left = budgetMicroDollars(options.budgetCents) - total(simulated);
        if (left >= simulated.cost) expect(total(simulated)).toBe(needed);
      }),
      { numRuns: 300 },
    );
  });
});
