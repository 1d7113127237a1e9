import { expect, it } from 'vitest';
import { mayAskForVisitor } from './visitor-share.ts';

const CENT = 10_000;
const ask = (changes: Partial<Parameters<typeof mayAskForVisitor>[0]> = {}) =>
  mayAskForVisitor({
    estimatedCostMicroDollars: 2 * CENT,
    visitorBudgetCents: 50,
    budgetCents: 500,
    spent: { totalMicroDollars: 0, visitorMicroDollars: 0 },
    ...changes,
  });

it.each([
  ['nothing was spent', {}, true],
  [
    'the part carries exactly one more',
    { spent: { totalMicroDollars: 48 * CENT, visitorMicroDollars: 48 * CENT } },
    true,
  ],
  [
    'the part would be passed by a little',
    { spent: { totalMicroDollars: 49 * CENT, visitorMicroDollars: 49 * CENT } },
    false,
  ],
  [
    'customers spent much and visitors nothing',
    { spent: { totalMicroDollars: 490 * CENT, visitorMicroDollars: 0 } },
    true,
  ],
  ['customers spent the day', { spent: { totalMicroDollars: 499 * CENT, visitorMicroDollars: 0 } }, false],
  [
    'the day has no limit, the part is spent',
    { budgetCents: null, spent: { totalMicroDollars: 0, visitorMicroDollars: 50 * CENT } },
    false,
  ],
  ['the day has no limit, the part is not spent', { budgetCents: null }, true],
  ['visitors have no money', { visitorBudgetCents: 0 }, false],
  [
    'visitors have no money, the engine costs nothing',
    { visitorBudgetCents: 0, estimatedCostMicroDollars: 0 },
    true,
  ],
])('when %s', (_, changes, expected) => {
  expect(ask(changes)).toBe(expected);
});
