import { expect, it } from 'vitest';
import { median, quantile } from './quantile.ts';

it('finds the middle, the tail and the largest of the samples in any order', () => {
  const samples = [5, 1, 4, 2, 3];
  expect(median(samples)).toBe(3);
  expect(quantile(samples, 0.95)).toBe(5);
  expect(quantile(samples, 0)).toBe(1);
});

it('has no value without samples', () => {
  expect(median([])).toBeNaN();
});
