import { describe, expect, it } from 'vitest';
import { buildRate } from './wilson-interval.ts';

describe('the interval of a rate', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3 (score, without continuity correction).
  it.each([
    { hits: 81, n: 263, low: 0.2553, high: 0.3662 },
    { hits: 15, n: 148, low: 0.0624, high: 0.1605 },
    { hits: 0, n: 20, low: 0, high: 0.1611 },
    { hits: 1, n: 29, low: 0.0061, high: 0.1718 },
  ])('of $hits out of $n is the published one', ({ hits, n, low, high }) => {
    const rate = buildRate({ hits, n });
    expect((rate.lowPercent ?? Number.NaN) / 100).toBeCloseTo(low, 4);
    expect((rate.highPercent ?? Number.NaN) / 100).toBeCloseTo(high, 4);
    expect(rate.percent).toBeCloseTo((hits / n) * 100, 10);
  });

  it('of a single answer says almost nothing: 0 to 79 percent', () => {
    const rate = buildRate({ hits: 0, n: 1 });
    expect(rate.lowPercent).toBe(0);
    expect(Math.round(rate.highPercent ?? 0)).toBe(79);
  });

  it('reaches exactly 0 and 100 at the ends', () => {
    expect(buildRate({ hits: 0, n: 7 }).lowPercent).toBe(0);
    expect(buildRate({ hits: 7, n: 7 }).highPercent).toBe(100);
  });

  it('has no value without ok answers, not zero', () => {
    expect(buildRate({ hits: 0, n: 0 })).toEqual({
      percent: null,
      lowPercent: null,
      highPercent: null,
      n: 0,
    });
  });

  it('always holds the rate itself and stays within 0 and 100', () => {
    for (let n = 1; n <= 60; n += 1) {
      for (let hits = 0; hits <= n; hits += 1) {
        const { percent, lowPercent, highPercent } = buildRate({ hits, n });
        expect(lowPercent).toBeGreaterThanOrEqual(0);
        expect(highPercent).toBeLessThanOrEqual(100);
        expect(lowPercent).toBeLessThanOrEqual(percent ?? Number.NaN);
        expect(highPercent).toBeGreaterThanOrEqual(percent ?? Number.NaN);
      }
    }
  });
});
