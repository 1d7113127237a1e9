import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const complaints: string[] = [];

// A test that expects an error replaces console.error with its own spy; all other tests must log none.
beforeEach(() => {
  console.error = (...values: unknown[]) => {
    complaints.push(format(...values));
  };
});

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`The test wrote to console.error:\n${found.join('\n')}`);
});
