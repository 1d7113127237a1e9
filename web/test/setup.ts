import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first test of a file also waits for the chunks its page is split into.
configure({ asyncUtilTimeout: 4000 });

afterEach(() => {
  cleanup();
});

// jsdom knows no pointer capture; the primitives ask whether a pointer is held.
Object.defineProperty(Element.prototype, 'hasPointerCapture', { value: () => false });
