import { describe, expect, it } from 'vitest';
import { judgeFamily } from './judge-family.ts';

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
