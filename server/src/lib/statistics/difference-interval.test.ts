import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Stratum, buildDifference, subtractDifferences } from './difference-interval.ts';

const shareOf = ([hits, n]: readonly [number, number]) => ({ share: hits / n, n });
const compare = (earlier: readonly [number, number], later: readonly [number, number]) =>
  buildDifference([{ weight: 1, earlier: shareOf(earlier), later: shareOf(later) }]);

const counts = fc
  .integer({ min: 1, max: 400 })
  .chain((n) => fc.integer({ min: 0, max: n }).map((hits) => ({ share: hits / n, n })));
const strata = fc.array(
  fc.record({ weight: fc.double({ min: 0.1, max: 50, noNaN: true }), earlier: counts, later: counts }),
  { minLength: 1, maxLength: 8 },
);
const turnAround = ({ weight, earlier, later }: Stratum) => ({ weight, earlier: later, later: earlier });

describe('the interval of a difference', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), 873–890, table II, method 10; first minus second.
  it.each([
    { first: [56, 70], second: [48, 80], low: 0.0524, high: 0.3339 },
    { first: [9, 10], second: [3, 10], low: 0.1705, high: 0.809 },
    { first: [6, 7], second: [2, 7], low: 0.0582, high: 0.8062 },
    { first: [5, 56], second: [0, 29], low: -0.0381, high: 0.1926 },
    { first: [0, 10], second: [0, 20], low: -0.1611, high: 0.2775 },
    { first: [0, 10], second: [0, 10], low: -0.2775, high: 0.2775 },
    { first: [10, 10], second: [0, 20], low: 0.6791, high: 1 },
    { first: [10, 10], second: [0, 10], low: 0.6075, high: 1 },
  ] as const)('of $first and $second is the published one', ({ first, second, low, high }) => {
    const found = compare(second, first);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('holds the difference, stays within −1 and 1 and turns around with the periods', () => {
    fc.assert(
      fc.property(strata, (some) => {
        const { difference, earlier, later, low, high } = buildDifference(some);
        expect(difference).toBeCloseTo(later - earlier, 12);
        expect(low).toBeLessThanOrEqual(difference);
        expect(high).toBeGreaterThanOrEqual(difference);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
        const turned = buildDifference(some.map(turnAround));
        expect(turned.difference).toBeCloseTo(-difference, 12);
        expect(turned.low).toBeCloseTo(-high, 12);
        expect(turned.high).toBeCloseTo(-low, 12);
      }),
    );
  });

  it('of strata that are all alike is that of their answers together', () => {
    fc.assert(
      fc.property(counts, counts, fc.integer({ min: 2, max: 9 }), (earlier, later, size) => {
        const split = buildDifference(Array.from({ length: size }, () => ({ weight: 1, earlier, later })));
        const whole = buildDifference([
          {
            weight: 1,
            earlier: { ...earlier, n: earlier.n * size },
            later: { ...later, n: later.n * size },
          },
        ]);
        expect(split.low).toBeCloseTo(whole.low, 10);
        expect(split.high).toBeCloseTo(whole.high, 10);
      }),
    );
  });

  it('compares each stratum with itself: what was heard more often moves nothing', () => {
    const weak = { weight: 10, earlier: { share: 0.1, n: 10 }, later: { share: 0.1, n: 90 } };
    const strong = { weight: 10, earlier: { share: 0.9, n: 90 }, later: { share: 0.9, n: 10 } };
    expect(buildDifference([weak, strong]).difference).toBeCloseTo(0, 12);
  });
});

describe('the difference of two differences', () => {
  it('is as wide as both together, by their margins on the sides that lead away from it', () => {
    const between = subtractDifferences({ value: 10, low: 7, high: 15 }, { value: 2, low: -10, high: 6 });
    expect(between).toEqual({ value: 8, low: 8 - Math.hypot(3, 4), high: 8 + Math.hypot(5, 12) });
  });

  it('of one share against nothing is that share’s interval again: the published square-and-add', () => {
    // Newcombe’s method 10 of 56/70 and 48/80 is the difference of two single shares.
    const wilson = {
      first: { value: 0.8, low: 0.6921, high: 0.8766 },
      second: { value: 0.6, low: 0.4904, high: 0.7004 },
    };
    const { low, high } = subtractDifferences(wilson.first, wilson.second);
    expect(low).toBeCloseTo(0.0524, 3);
    expect(high).toBeCloseTo(0.3339, 3);
  });
});
