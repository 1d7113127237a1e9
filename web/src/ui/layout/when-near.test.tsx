import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WhenNear } from './when-near.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('draws what is far below only once it comes near', () => {
  let come: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const observe = vi.fn<(place: Element) => void>();
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(seen: typeof come) {
        come = seen;
      }
    },
  );
  render(<WhenNear>in fondo</WhenNear>);
  expect(observe).toHaveBeenCalledOnce();
  act(() => {
    come([{ isIntersecting: false }]);
  });
  expect(screen.queryByText('in fondo')).toBeNull();
  act(() => {
    come([{ isIntersecting: true }]);
  });
  expect(screen.getByText('in fondo')).toBeTruthy();
  expect(disconnect).toHaveBeenCalled();
});

it('draws it at once where nothing says what is near', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<WhenNear>in fondo</WhenNear>);
  expect(screen.getByText('in fondo')).toBeTruthy();
});
