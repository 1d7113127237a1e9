import { expect, test } from 'vitest';
import { fitSlope } from './fit-slope.ts';

test('the slope of a line is its own, and noise around it does not change it', () => {
  expect(
    fitSlope([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBe(2);
  expect(
    fitSlope([
      [0, 1],
      [1, 0],
      [2, 0],
      [3, 1],
    ]),
  ).toBe(0);
});
