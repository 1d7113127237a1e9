import { expect, test } from 'vitest';
import { sumDepths } from './sum-depths.ts';

test('the whole queue has the jobs of all kinds and the age of the oldest', () => {
  expect(sumDepths([])).toEqual({ due: 0, running: 0, oldestDueSeconds: null });
  expect(sumDepths([{ due: 0, running: 4, oldestDueSeconds: null }])).toEqual({
    due: 0,
    running: 4,
    oldestDueSeconds: null,
  });
  expect(
    sumDepths([
      { due: 1, running: 0, oldestDueSeconds: 0 },
      { due: 2, running: 4, oldestDueSeconds: 90 },
      { due: 0, running: 1, oldestDueSeconds: null },
    ]),
  ).toEqual({ due: 3, running: 5, oldestDueSeconds: 90 });
});
