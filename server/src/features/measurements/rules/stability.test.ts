import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSimilarities, buildStability, sumSimilarities } from './stability.ts';

const sets = (...names: string[]) => names.map((letters) => new Set(letters));

describe('stability', () => {
  it.each([
    // {a,b}·{b,c} = 1/3, {a,b}·{a,b} = 1, {b,c}·{a,b} = 1/3
    { answers: sets('ab', 'bc', 'ab'), percent: (5 / 9) * 100, pairs: 3 },
    { answers: sets('abc', 'abc'), percent: 100, pairs: 1 },
    { answers: sets('ab', 'cd'), percent: 0, pairs: 1 },
    // An answer that names nobody has nothing in common with one that names somebody.
    { answers: sets('a', ''), percent: 0, pairs: 1 },
    // Two that name nobody are no pair: {a}·{} twice, {}·{} left out.
    { answers: sets('a', '', ''), percent: 0, pairs: 2 },
  ])('of $answers is $percent percent over $pairs pairs', ({ answers, percent, pairs }) => {
    const stability = buildStability([sumSimilarities(answers)]);
    expect(stability?.percent).toBeCloseTo(percent, 10);
    expect(stability?.pairs).toBe(pairs);
  });

  it.each([{ answers: sets() }, { answers: sets('ab') }, { answers: sets('', '') }])(
    'is no value where no two answers can be compared, not zero: $answers',
    ({ answers }) => {
      expect(buildStability([sumSimilarities(answers)])).toBeNull();
    },
  );

  it('weighs every pair alike, whichever day it belongs to', () => {
    expect(buildStability([sumSimilarities(sets('a', 'a')), sumSimilarities(sets('a', 'b', 'c'))])).toEqual({
      percent: 25,
      pairs: 4,
    });
  });

  it('lies between 0 and 100, is 100 for equal answers, and does not care for their order', () => {
    const answer = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
      .map((names) => new Set(names));
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 8 }), answer, (some, one) => {
        const { pairs, sum } = sumSimilarities(some);
        expect(pairs).toBeLessThanOrEqual((some.length * (some.length - 1)) / 2);
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(sum).toBeLessThanOrEqual(pairs);
        expect(sumSimilarities(some.toReversed())).toEqual({ pairs, sum });
        const equal = sumSimilarities([one, one, one]);
        expect(equal).toEqual(one.size === 0 ? { pairs: 0, sum: 0 } : { pairs: 3, sum: 3 });
        expect(addSimilarities([equal, { pairs, sum }]).pairs).toBe(pairs + equal.pairs);
      }),
    );
  });
});
