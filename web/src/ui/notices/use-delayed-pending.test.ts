import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDelayedPending } from './use-delayed-pending.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watchPending() {
  const { result, rerender } = renderHook(({ isPending }) => useDelayedPending(isPending), {
    initialProps: { isPending: true },
  });
  const wait = (durationMs: number) => {
    act(() => {
      vi.advanceTimersByTime(durationMs);
    });
    return result.current;
  };
  const finish = () => {
    rerender({ isPending: false });
    return result.current;
  };
  return { wait, finish, result };
}

it('shows nothing at all when the answer comes within 200 ms', () => {
  const { wait, finish, result } = watchPending();
  expect(result.current).toBe('quiet');
  expect(wait(199)).toBe('quiet');
  expect(finish()).toBe('ready');
  expect(wait(1000)).toBe('ready');
});

it('keeps a skeleton that has appeared for at least 400 ms', () => {
  const { wait, finish } = watchPending();
  expect(wait(200)).toBe('shown');
  expect(wait(100)).toBe('shown');
  expect(finish()).toBe('shown');
  expect(wait(299)).toBe('shown');
  expect(wait(1)).toBe('ready');
});

it('shows the content at once when it took longer than that', () => {
  const { wait, finish } = watchPending();
  expect(wait(200)).toBe('shown');
  expect(wait(5000)).toBe('shown');
  expect(finish()).toBe('ready');
});
