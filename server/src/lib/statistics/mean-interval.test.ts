import { describe, expect, it } from 'vitest';
import { buildMeanPosition, studentQuantile } from './mean-interval.ts';

const sums = (positions: number[]) => ({
  n: positions.length,
  sum: positions.reduce((total, position) => total + position, 0),
  squareSum: positions.reduce((total, position) => total + position ** 2, 0),
});

describe('the mean position', () => {
  // Any table of Student's distribution, two-sided 5 %.
  it.each([
    [1, 12.706],
    [4, 2.776],
    [9, 2.262],
    [30, 2.042],
    [40, 2.021],
    [60, 2.0],
    [120, 1.98],
    [1000, 1.962],
  ])('uses the published quantile for %i degrees of freedom', (degreesOfFreedom, quantile) => {
    expect(studentQuantile(degreesOfFreedom)).toBeCloseTo(quantile, 3);
  });

  it('of 1, 2, 3, 4, 5 is 3 between 1.04 and 4.96', () => {
    const mean = buildMeanPosition(sums([1, 2, 3, 4, 5]));
    expect(mean.value).toBe(3);
    expect(mean.low).toBeCloseTo(3 - 2.7764 * Math.sqrt(2.5 / 5), 6);
    expect(mean.high).toBeCloseTo(4.9633, 3);
    expect(mean.n).toBe(5);
  });

  it('has no value when no answer names the company', () => {
    expect(buildMeanPosition(sums([]))).toEqual({ value: null, low: null, high: null, n: 0 });
  });

  it('has a value without an interval when one answer names it', () => {
    expect(buildMeanPosition(sums([4]))).toEqual({ value: 4, low: null, high: null, n: 1 });
  });

  it('has an interval of no width when all answers agree', () => {
    expect(buildMeanPosition(sums([2, 2, 2]))).toEqual({ value: 2, low: 2, high: 2, n: 3 });
  });

  it('never promises a place before the first', () => {
    expect(buildMeanPosition(sums([1, 4])).low).toBe(1);
  });
});
