import { describe, expect, it } from 'vitest';
import { findReaderMix } from './reader-mix.ts';

const A = 'rules';
const B = 'openai/gpt-5.4-nano';
const C = 'google/gemini-3.1-flash-lite';
/** The days of one pair from the 10th of November on, and who read on each. */
const pair = (...readers: string[][]) =>
  readers.map((names, index) => ({ day: `2026-11-${String(10 + index)}`, readers: names }));

describe('answers that are compared', () => {
  it('are read by one reader: no word about it', () => {
    expect(findReaderMix([pair([A], [A], [A])])).toBeNull();
    expect(findReaderMix([])).toBeNull();
  });

  it('are each compared with themselves: an engine that always had another reader is no mix', () => {
    expect(findReaderMix([pair([A], [A]), pair([B], [B])])).toBeNull();
  });

  it.each([
    ['a reader that took over between two days', [pair([A], [A], [B], [B])], [A, B], '2026-11-12'],
    ['within a day', [pair([A], [A, B], [B])], [A, B], '2026-11-11'],
    ['on the last day', [pair([A], [A], [B])], [A, B], '2026-11-12'],
    ['for two engines on the same day', [pair([A], [B]), pair([A], [B])], [A, B], '2026-11-11'],
    [
      'for one engine a day before the other',
      [pair([A], [B], [B]), pair([A], [A], [B])],
      [A, B],
      '2026-11-11',
    ],
  ])('%s', (_, pairs, names, since) => {
    expect(findReaderMix(pairs)).toEqual({ names, since });
  });

  it.each([
    ['a day the model failed', [pair([B], [B], [A], [B])]],
    ['a single answer it failed on', [pair([B], [B], [A, B], [B])]],
    ['a single answer of the last day', [pair([B], [B], [B], [A, B])]],
    ['turns from the first day on', [pair([A, B], [A, B])]],
    ['some answers left to the rules before and after', [pair([A, B], [A], [B])]],
    ['one engine days before the other', [pair([A], [B], [B], [B]), pair([A], [A], [A], [B])]],
    ['another engine not taken over on the last day', [pair([A], [B]), pair([B], [A])]],
  ])('do not say that the reader changed after %s', (_, pairs) => {
    expect(findReaderMix(pairs)).toEqual({ names: [B, A].sort(), since: null });
  });

  it('name all readers where there are three', () => {
    expect(findReaderMix([pair([A], [B], [C])])).toEqual({ names: [C, B, A].sort(), since: null });
  });
});
