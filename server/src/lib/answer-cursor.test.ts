import { describe, expect, it } from 'vitest';
import { formatCursor, parseCursor } from './answer-cursor.ts';

describe('the bookmark of a page', () => {
  const cursor = {
    createdAt: new Date('2026-11-20T10:00:00.123Z'),
    id: '6f1c1a3e-0d6c-4a57-9a4f-0c7d7e7a1b2c',
  };
  const asIs = (id: string) => id;

  it('is read back as it was written', () => {
    expect(parseCursor(formatCursor(cursor), asIs)).toEqual(cursor);
  });

  it.each([
    '',
    'x',
    '1',
    '1.',
    '.6f1c',
    '999999999999999999.6f1c1a3e-0d6c-4a57-9a4f-0c7d7e7a1b2c',
    '253402300800000.6f1c1a3e-0d6c-4a57-9a4f-0c7d7e7a1b2c',
    "1.';--",
  ])('is refused as %j', (text) => {
    expect(parseCursor(text, asIs)).toBeNull();
  });
});
