import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a page loads when it is needed may take its time on a busy machine; nothing waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom knows no pointer capture; the primitives ask whether a pointer is held.
Object.defineProperty(Element.prototype, 'hasPointerCapture', { configurable: true, value: () => false });
