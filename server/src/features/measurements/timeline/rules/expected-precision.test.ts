import { describe, expect, it } from 'vitest';
import { findDetectionDays, findMargin } from './expected-precision.ts';

const daily = { answersPerDay: 5, designEffect: 1 };

/** Numbers of a seed, from 0 to 1. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('how soon a change stands out', () => {
  it('takes about three weeks for 20 points with five answers a day', () => {
    expect(findDetectionDays({ ...daily, points: 20 })).toBe(20);
  });

  it('takes longer for less, with fewer answers, and where answers of one day resemble each other', () => {
    const days = [
      findDetectionDays({ ...daily, points: 20 }),
      findDetectionDays({ ...daily, points: 10 }),
      findDetectionDays({ answersPerDay: 5, designEffect: 2, points: 20 }),
      findDetectionDays({ answersPerDay: 50, designEffect: 1, points: 20 }),
    ];
    expect(days).toEqual([20, 79, 40, 3]);
  });

  it('is not promised where a year is not enough', () => {
    expect(findDetectionDays({ answersPerDay: 1, designEffect: 1, points: 5 })).toBeNull();
  });

  it('proves such a change in about four of five comparisons of that length', () => {
    const chance = createChance(7);
    const n = 100;
    const draw = (share: number) => Array.from({ length: n }, chance).filter((at) => at < share).length;
    const proven = Array.from({ length: 2000 }, () => {
      const [earlier, later] = [draw(0.4) / n, draw(0.6) / n];
      const error = Math.sqrt((earlier * (1 - earlier) + later * (1 - later)) / n);
      return later - earlier > 1.96 * error;
    }).filter(Boolean).length;
    expect(proven / 2000).toBeGreaterThan(0.77);
    expect(proven / 2000).toBeLessThan(0.87);
  });
});

describe('the widest interval', () => {
  it('is that of one half, and narrows with the days', () => {
    expect(findMargin({ ...daily, days: 30 })).toBeCloseTo(7.9, 1);
    expect(findMargin({ ...daily, days: 1 })).toBeCloseTo(32.9, 0);
    expect(findMargin({ answersPerDay: 5, designEffect: 4, days: 30 })).toBeGreaterThan(15);
  });
});
