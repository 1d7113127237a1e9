import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchIds } from './batch-ids.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const setUp = (max = 50) => {
  const sent: string[][] = [];
  const batches = batchIds({ max, gatherMs: 100, everyMs: 1000, send: (ids) => sent.push(ids) });
  return { sent, ...batches };
};

it('sends what comes together together, each id once', () => {
  const { sent, add } = setUp();
  for (const id of ['a', 'b', 'a']) add(id);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([['a', 'b']]);
});

it('sends at most one batch a second, and none larger than allowed', () => {
  const { sent, add } = setUp(3);
  for (let id = 0; id < 10; id += 1) {
    add(String(id));
    vi.advanceTimersByTime(150);
  }
  expect(sent).toEqual([['0'], ['1', '2', '3']]);
  vi.advanceTimersByTime(3000);
  expect(sent.flat()).toEqual(Array.from({ length: 10 }, (_, id) => String(id)));
  expect(sent.every((ids) => ids.length <= 3)).toBe(true);
});

it('sends nothing after it was stopped', () => {
  const { sent, add, stop } = setUp();
  add('a');
  stop();
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});
