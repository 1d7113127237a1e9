import { describe, expect, it } from 'vitest';
import { decideAllowance } from './allowance.ts';

describe('the allowance of companies and prompts', () => {
  it.each([
    { used: 0, adding: 1, max: 1, isAllowed: true },
    { used: 1, adding: 1, max: 1, isAllowed: false },
    { used: 13, adding: 2, max: 15, isAllowed: true },
    { used: 14, adding: 2, max: 15, isAllowed: false },
    { used: 0, adding: 1, max: 0, isAllowed: false },
    { used: 20, adding: 1, max: 5, isAllowed: false },
  ])('with $used used of $max, adding $adding is allowed: $isAllowed', ({ isAllowed, ...numbers }) => {
    expect(decideAllowance(numbers).isAllowed).toBe(isAllowed);
  });

  it('refuses a batch whole when only a part of it would fit', () => {
    expect(decideAllowance({ used: 3, adding: 3, max: 5 })).toEqual({ isAllowed: false, max: 5 });
  });
});
