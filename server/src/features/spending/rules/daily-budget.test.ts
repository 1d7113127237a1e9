import { describe, expect, it } from 'vitest';
import { decideAffordableCalls } from './daily-budget.ts';

const base = { wanted: 5, estimatedCostMicroDollars: 20_000, spentMicroDollars: 0, budgetCents: 100 };

describe('the daily budget', () => {
  it('allows every call when no budget is set', () => {
    expect(decideAffordableCalls({ ...base, budgetCents: null, spentMicroDollars: 9_999_999_999 })).toBe(5);
  });

  it('always allows calls that cost nothing', () => {
    expect(decideAffordableCalls({ ...base, estimatedCostMicroDollars: 0, budgetCents: 0 })).toBe(5);
  });

  it.each([
    { spentMicroDollars: 900_000, affordable: 5, when: 'the rest carries the whole wave' },
    { spentMicroDollars: 950_000, affordable: 2, when: 'the rest carries a part of it' },
    { spentMicroDollars: 985_000, affordable: 0, when: 'the rest is less than one call' },
    { spentMicroDollars: 1_500_000, affordable: 0, when: 'the budget is overspent' },
  ])('allows $affordable calls when $when', ({ spentMicroDollars, affordable }) => {
    expect(decideAffordableCalls({ ...base, spentMicroDollars })).toBe(affordable);
  });
});
