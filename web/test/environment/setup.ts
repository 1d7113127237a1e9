import './untraced-elements.ts';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What a page loads when it is needed may take its time on a busy machine; nothing waits longer than it has to.
configure({ asyncUtilTimeout: 10_000, getElementError });

// Files share their modules: a part still loading at the end of one would be missing in all that follow.
afterAll(() => vi.dynamicImportSettled());

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom knows no pointer capture; the primitives ask whether a pointer is held.
Object.defineProperty(Element.prototype, 'hasPointerCapture', { configurable: true, value: () => false });

// Nor does it lay anything out: nothing has to be brought into view.
Object.defineProperty(Element.prototype, 'scrollIntoView', {
  configurable: true,
  writable: true,
  value: () => undefined,
});

/** A query that waits fails many times before it finds: the page is put into words for a reader alone. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? undefined);
  error.name = 'TestingLibraryElementError';
  // The line to show is the one that asked.
  Error.captureStackTrace(error, getElementError);
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}
