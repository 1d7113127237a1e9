import { describe, expect, it } from 'vitest';
import { decideAffordableCalls } from './daily-budget.ts';

const spend = (totalMicroDollars: number, ownMicroDollars = 0) => ({ totalMicroDollars, ownMicroDollars });
const base = {
  wanted: 5,
  estimatedCostMicroDollars: 20_000,
  spent: spend(0),
  budgetCents: 100,
  othersWait: false,
};

describe('the daily budget', () => {
  it('allows every call when no budget is set', () => {
    const spent = spend(9_999_999_999, 9_999_999_999);
    expect(decideAffordableCalls({ ...base, budgetCents: null, spent, othersWait: true })).toEqual({
      count: 5,
      shortOf: null,
    });
  });

  it('always allows calls that cost nothing', () => {
    expect(decideAffordableCalls({ ...base, estimatedCostMicroDollars: 0, budgetCents: 0 }).count).toBe(5);
  });

  it.each([
    { total: 900_000, count: 5, shortOf: null, when: 'the rest carries the whole wave' },
    { total: 950_000, count: 2, shortOf: 'over_budget', when: 'the rest carries a part of it' },
    { total: 985_000, count: 0, shortOf: 'over_budget', when: 'the rest is less than one call' },
    { total: 1_500_000, count: 0, shortOf: 'over_budget', when: 'the budget is overspent' },
  ])('allows $count calls when $when', ({ total, count, shortOf }) => {
    expect(decideAffordableCalls({ ...base, spent: spend(total) })).toEqual({ count, shortOf });
  });

  it.each([
    { own: 150_000, total: 300_000, othersWait: true, count: 5, shortOf: null },
    { own: 200_000, total: 300_000, othersWait: true, count: 2, shortOf: 'over_share' },
    { own: 250_000, total: 300_000, othersWait: true, count: 0, shortOf: 'over_share' },
    { own: 250_000, total: 300_000, othersWait: false, count: 5, shortOf: null },
    { own: 200_000, total: 990_000, othersWait: true, count: 0, shortOf: 'over_budget' },
  ])(
    'gives a user that has spent $own of $total micro-dollars $count calls while others wait: $othersWait',
    ({ own, total, othersWait, count, shortOf }) => {
      expect(decideAffordableCalls({ ...base, spent: spend(total, own), othersWait })).toEqual({
        count,
        shortOf,
      });
    },
  );
});
