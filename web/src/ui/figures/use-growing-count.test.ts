import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useGrowingCount } from './use-growing-count.ts';

function Count() {
  return useGrowingCount({ count: 100, step: 6 });
}

it('begins with a few', () => {
  expect(renderToString(createElement(Count))).toBe('6');
});

it('ends with all, and follows what is added and taken away', () => {
  const { result, rerender } = renderHook((count: number) => useGrowingCount({ count, step: 6 }), {
    initialProps: 100,
  });
  expect(result.current).toBe(100);
  rerender(130);
  expect(result.current).toBe(130);
  rerender(3);
  expect(result.current).toBe(3);
});
