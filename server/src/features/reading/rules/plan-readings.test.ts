import { describe, expect, it } from 'vitest';
import { planReadings } from './plan-readings.ts';

const BOUNDS = { maxTextLength: 10, maxAnswers: 3 };
const plan = (...lengths: number[]) => {
  const { calls, tooLong } = planReadings(
    lengths.map((length) => ({ text: 'x'.repeat(length) })),
    BOUNDS,
  );
  return { calls: calls.map((call) => call.map(({ text }) => text.length)), tooLong: tooLong.length };
};

describe('one call reads the answers of an analysis', () => {
  it.each([
    ['all that fit', [3, 3, 4], [[3, 3, 4]], 0],
    ['more calls where they are long', [6, 6, 4, 5], [[6], [6, 4], [5]], 0],
    ['more calls where they are many', [1, 1, 1, 1], [[1, 1, 1], [1]], 0],
    ['none of what is longer than a call', [11, 2, 30, 3], [[2, 3]], 2],
    ['nothing of nothing', [], [], 0],
  ])('%s', (_, lengths, calls, tooLong) => {
    expect(plan(...lengths)).toEqual({ calls, tooLong });
  });
});
