import { describe, expect, it } from 'vitest';
import { findQuantile, judgeMean, judgeRate, listProven } from './confidence.ts';
import type { Change } from './numbers.ts';
import { buildRate } from './wilson-interval.ts';

describe('the word for how sure a number is', () => {
  it.each([
    { hits: 0, n: 0, word: null },
    { hits: 1, n: 1, word: 'bassa' },
    { hits: 19, n: 19, word: 'bassa' },
    { hits: 10, n: 20, word: 'bassa' },
    { hits: 30, n: 48, word: 'bassa' },
    { hits: 67, n: 84, word: 'media' },
    { hits: 0, n: 48, word: 'alta' },
    { hits: 0, n: 19, word: 'bassa' },
    { hits: 167, n: 256, word: 'media' },
    { hits: 340, n: 400, word: 'alta' },
  ])('of $hits in $n answers is $word', ({ hits, n, word }) => {
    expect(judgeRate(buildRate({ hits, n }))).toBe(word);
  });

  it.each([
    { value: null, low: null, high: null, n: 0, word: null },
    { value: 5, low: 5, high: 5, n: 2, word: 'bassa' },
    { value: 2, low: null, high: null, n: 1, word: 'bassa' },
    { value: 2.4, low: 2, high: 2.8, n: 30, word: 'alta' },
    { value: 2.1, low: 1.6, high: 2.5, n: 18, word: 'bassa' },
    { value: 4.7, low: 3.8, high: 5.6, n: 11, word: 'bassa' },
    { value: 4.7, low: 3.8, high: 5.6, n: 21, word: 'media' },
    { value: 1, low: 1, high: 1, n: 71, word: 'alta' },
    { value: 4.7, low: 3.2, high: 6.2, n: 6, word: 'bassa' },
  ])('of a mean position $low–$high from $n answers is $word', ({ word, ...mean }) => {
    expect(judgeMean(mean)).toBe(word);
  });
});

const aChange = (points: Change['points'], verdict: Change['verdict'] = 'rising'): Change => ({
  verdict,
  days: 7,
  previousPercent: 40,
  previousN: 35,
  currentPercent: 60,
  currentN: 35,
  points,
  changedEngines: [],
});

describe('a change among many that were looked at', () => {
  it('is judged by the quantiles of the normal distribution', () => {
    expect(findQuantile(0.025)).toBeCloseTo(1.96, 2);
    expect(findQuantile(0.025 / 4)).toBeCloseTo(2.4977, 3);
    expect(findQuantile(0.025 / 150)).toBeCloseTo(3.5878, 3);
  });

  const steady = aChange({ difference: 3, low: -15, high: 20 }, 'within_variability');
  const proves = (change: Change, ...others: Change[]) => listProven([change, ...others]).has(change);
  const among = (compared: number) => Array.from({ length: compared - 1 }, () => ({ ...steady }));

  it('counts alone as its own verdict says', () => {
    expect(proves(aChange({ difference: 20, low: 0.5, high: 38 }))).toBe(true);
  });

  it('needs more the more there are, up or down', () => {
    const rise = aChange({ difference: 28.6, low: 4.9, high: 48 });
    const fall = aChange({ difference: -28.6, low: -48, high: -4.9 }, 'falling');
    for (const change of [rise, fall]) {
      expect(proves(change)).toBe(true);
      expect(proves(change, ...among(4))).toBe(false);
    }
    const clear = aChange({ difference: 52.4, low: 22.3, high: 73.3 });
    expect(proves(clear, ...among(4))).toBe(true);
    expect(proves(clear, ...among(150))).toBe(false);
  });

  it('stands against one less for each that is clearer, and falls with the first that does not stand', () => {
    const clear = aChange({ difference: -60, low: -75, high: -40 }, 'falling');
    const next = aChange({ difference: 30, low: 3, high: 50 });
    // Alone against two it would not stand; after the clearer one it stands against itself.
    expect(proves(next, steady)).toBe(false);
    expect([...listProven([next, clear])]).toEqual([clear, next]);
    const uncertain = aChange({ difference: 28.6, low: 0.9, high: 48 });
    expect([...listProven([uncertain, next, clear, steady])]).toEqual([clear]);
  });

  it('is none without a verdict of its own', () => {
    const points = { difference: 90, low: 80, high: 95 };
    expect(proves(aChange(points, 'within_variability'))).toBe(false);
    expect(proves(aChange(null, 'model_changed'))).toBe(false);
  });
});
