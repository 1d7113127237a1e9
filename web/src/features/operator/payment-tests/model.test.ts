import { expect, it } from 'vitest';
import { describeDuration } from './model.ts';

it.each([
  [0, '0 ms'],
  [340, '340 ms'],
  [1000, '1,0 s'],
  [2449, '2,4 s'],
])('a step of %s milliseconds took %s', (milliseconds, reported) => {
  expect(describeDuration(milliseconds)).toBe(reported);
});
