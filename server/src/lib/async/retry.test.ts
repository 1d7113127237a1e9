import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failing = (times: number) =>
  vi.fn((attempt: number) =>
    attempt > times ? Promise.resolve('done') : Promise.reject(new Error(`try ${String(attempt)}`)),
  );

it('tries again after the pause of each attempt', async () => {
  const work = failing(2);
  const ended = retry({ attempts: 3, delayMs: (attempt) => attempt * 100 }, work);
  await vi.advanceTimersByTimeAsync(99);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(await ended).toBe('done');
});

it('throws the error of the last attempt, and one that trying again does not mend', async () => {
  const last = retry({ attempts: 2, delayMs: () => 10 }, failing(5)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  expect(await last).toHaveProperty('message', 'try 2');
  const work = failing(5);
  await expect(retry({ attempts: 9, delayMs: () => 10, isRetryable: () => false }, work)).rejects.toThrow(
    'try 1',
  );
  expect(work).toHaveBeenCalledTimes(1);
});

it('stops waiting when its caller does', async () => {
  const caller = new AbortController();
  const work = failing(5);
  const ended = retry({ attempts: 9, delayMs: () => 60_000, signal: caller.signal }, work);
  const outcome = expect(ended).rejects.toThrow(/aborted/i);
  await vi.advanceTimersByTimeAsync(1);
  caller.abort();
  await outcome;
  expect(work).toHaveBeenCalledTimes(1);
});
