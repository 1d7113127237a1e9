import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateDesignEffect } from './design-effect.ts';

const week = (hits: readonly number[], n = 5) => hits.map((one) => ({ hits: one, n }));

describe('the design effect', () => {
  it('by hand: days of all or nothing count as one answer each, widened for what six of them leave open', () => {
    // p = 3/6, Σ(x − 5p)² = 6 · 6.25 = 37.5; expected p(1−p) · 30/29 · Σ 5(1 − 5/30) = 0.25 · 30/29 · 25 = 6.4655.
    const rough = 37.5 / (0.25 * (30 / 29) * 25);
    expect(estimateDesignEffect([week([0, 5, 0, 5, 0, 5])])).toBeCloseTo(rough * (2.5706 / 1.959964) ** 2, 6);
  });

  it('is 1 where days differ no more than independent answers do', () => {
    expect(estimateDesignEffect([week([2, 3, 2, 3, 2, 3, 2])])).toBe(1);
  });

  it('is 1 where every answer is alike: nothing can be estimated from them', () => {
    expect(estimateDesignEffect([week([0, 0, 0]), week([5, 5, 5])])).toBe(1);
  });

  it('takes from a group in which every answer is alike neither variance nor certainty', () => {
    const telling = week([0, 5, 0, 5, 1, 4]);
    expect(estimateDesignEffect([telling, week([0, 0, 0, 0, 0])])).toBe(estimateDesignEffect([telling]));
  });

  it('never calls answers better than independent', () => {
    const cluster = fc
      .integer({ min: 1, max: 9 })
      .chain((n) => fc.integer({ min: 0, max: n }).map((hits) => ({ hits, n })));
    fc.assert(
      fc.property(fc.array(fc.array(cluster, { minLength: 1, maxLength: 8 }), { maxLength: 6 }), (groups) => {
        const effect = estimateDesignEffect(groups);
        expect(effect).toBeGreaterThanOrEqual(1);
        expect(Number.isFinite(effect)).toBe(true);
      }),
    );
  });
});
