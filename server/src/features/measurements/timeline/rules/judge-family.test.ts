import { describe, expect, it } from 'vitest';
import { judgeFamily, listProvable } from './judge-family.ts';

/** A difference that is `score` standard errors away from 0. */
const member = (key: string, score: number, weight = 1) => {
  const value = score / 1.959964;
  return { key, difference: { value, low: value - 1, high: value + 1 }, degreesOfFreedom: Infinity, weight };
};
const judge = (...members: Parameters<typeof judgeFamily>[0]) => [...judgeFamily(members)].sort();

describe('differences of one view', () => {
  it('alone are judged by their own interval', () => {
    expect(judge(member('a', 1.97))).toEqual(['a']);
    expect(judge(member('a', 1.95))).toEqual([]);
  });

  it('have to stand against all, then against those left (Holm)', () => {
    // Against three, two and one: 2.394, 2.241 and 1.960.
    expect(judge(member('a', 2.4), member('b', -2.25), member('c', 1.97))).toEqual(['a', 'b', 'c']);
    expect(judge(member('a', 2.38), member('b', 2.25), member('c', 1.97))).toEqual([]);
    expect(judge(member('a', 2.4), member('b', 2.2), member('c', 2.1))).toEqual(['a']);
  });

  it('with most of the error stand more easily, and leave it to the others once they do', () => {
    const others = [member('b', 2.3, 0.2), member('c', 1.5, 0.2)];
    expect(judge(member('a', 2.2, 0.6), ...others)).toEqual(['a', 'b']);
    expect(judge(member('a', 2.1, 0.6), ...others)).toEqual([]);
  });

  it('that rest on few clusters have to be clearer', () => {
    // Of 12 degrees of freedom 2.179 is as improbable as 1.960 of the normal distribution.
    const few = (score: number) => ({
      ...member('a', 1),
      degreesOfFreedom: 12,
      difference: { value: score / 2.1788, low: score / 2.1788 - 1, high: 2 },
    });
    expect(judge(few(2.19))).toEqual(['a']);
    expect(judge(few(2.16))).toEqual([]);
  });

  it('that may not be compared take nothing from the others', () => {
    expect(
      judge({ key: 'a', difference: null, degreesOfFreedom: Infinity, weight: 0.6 }, member('b', 1.97, 0.4)),
    ).toEqual(['b']);
    expect(judge()).toEqual([]);
  });
});

describe('the smallest difference that would stand', () => {
  const of = (value: number, degreesOfFreedom: number) => [
    {
      key: 'a',
      difference: { value, low: value - 4, high: value + 4 },
      degreesOfFreedom,
      weight: 0.25,
    },
    { ...member('b', 0.5, 0.75), degreesOfFreedom },
  ];

  it.each([
    [Infinity, 0.05],
    [Infinity, 0.001],
    [12, 0.001],
    [30, 0.0001],
  ])('is where the judgement turns: %d degrees of freedom, an error of %d', (degreesOfFreedom, alpha) => {
    const smallest = listProvable(of(0, degreesOfFreedom), alpha).get('a') ?? 0;
    expect(smallest).toBeGreaterThan(4);
    expect(judgeFamily(of(smallest * 1.001, degreesOfFreedom), alpha).has('a')).toBe(true);
    expect(judgeFamily(of(smallest * 0.999, degreesOfFreedom), alpha).has('a')).toBe(false);
  });

  it('is none of what cannot be compared, and the others then need less', () => {
    const [a, b] = of(0, Infinity);
    if (a === undefined || b === undefined) throw new Error('No members');
    const alone = listProvable([a, { ...b, difference: null }], 0.01);
    expect(alone.has('b')).toBe(false);
    expect(alone.get('a')).toBeLessThan(listProvable([a, b], 0.01).get('a') ?? 0);
  });
});
