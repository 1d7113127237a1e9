import { expect, it } from 'vitest';
import { formatCursor, parseCursor } from './invoice-cursor.ts';

it('is read as it was written', () => {
  const cursor = { issuedAt: new Date('2026-03-02T09:00:00Z'), invoiceId: 'in_1MtHbE' };
  expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
});

it.each(['', '1', '.in_1', '1.', '1.in 1', '-1.in_1', '999999999999999.in_1', "1.in_1'"])(
  '%o is none',
  (text) => {
    expect(parseCursor(text)).toBeNull();
  },
);
