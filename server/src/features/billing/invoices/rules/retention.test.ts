import { expect, it } from 'vitest';
import { invoiceCutoff } from './retention.ts';

it.each([
  ['on the last evening of a year', '2036-12-31T22:59:59Z', '2025-12-31T23:00:00.000Z'],
  ['on the first morning of the next', '2036-12-31T23:00:00Z', '2026-12-31T23:00:00.000Z'],
])('an invoice is kept until ten years after its own have passed: %s', (_when, now, cutoff) => {
  expect(invoiceCutoff(new Date(now)).toISOString()).toBe(cutoff);
});
