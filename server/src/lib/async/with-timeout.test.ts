import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isTimeout, withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<string>(() => undefined);

it('gives what the work gives, and leaves no timer behind', async () => {
  expect(await withTimeout({ timeoutMs: 1000 }, () => Promise.resolve('done'))).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('ends after its time, whether or not the work looks at its signal', async () => {
  let seen: AbortSignal | undefined;
  const ended = withTimeout({ timeoutMs: 1000 }, (signal) => {
    seen = signal;
    return never();
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  expect(seen?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const error = await ended;
  expect(isTimeout(error)).toBe(true);
  expect(error).toHaveProperty('message', 'not done within 1000 ms');
  expect(seen?.aborted).toBe(true);
});

it('ends with the caller’s reason, also one given before it began', async () => {
  const caller = new AbortController();
  const ended = withTimeout({ timeoutMs: 1000, signal: caller.signal }, never);
  caller.abort(new Error('shutdown'));
  await expect(ended).rejects.toThrow('shutdown');
  const work = vi.fn(never);
  await expect(withTimeout({ timeoutMs: 1000, signal: caller.signal }, work)).rejects.toThrow('shutdown');
  expect(work).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('tells what is still open that nobody waits any more, also after an error', async () => {
  let seen: AbortSignal | undefined;
  const failing = (signal: AbortSignal) => {
    seen = signal;
    return Promise.reject(new Error('refused'));
  };
  await expect(withTimeout({ timeoutMs: 1000 }, failing)).rejects.toThrow('refused');
  expect(seen?.aborted).toBe(true);
});
