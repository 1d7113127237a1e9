import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
});

// jsdom knows no pointer capture; the primitives ask whether a pointer is held.
Object.defineProperty(Element.prototype, 'hasPointerCapture', { value: () => false });
