import { expect, it } from 'vitest';
import { findMonthToSend } from './month-to-send.ts';

it('pages of a month are due on its first morning, and for some days after an outage', () => {
  const at = (day: string, hour: number) => findMonthToSend({ day, minute: hour * 60 });
  expect(at('2026-12-01', 6)).toBeNull();
  expect(at('2026-12-01', 7)).toBe('2026-12-01');
  expect(at('2026-12-02', 0)).toBe('2026-12-01');
  expect(at('2026-12-05', 23)).toBe('2026-12-01');
  expect(at('2026-12-06', 8)).toBeNull();
  expect(at('2026-11-30', 23)).toBeNull();
});
