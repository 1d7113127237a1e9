import { expect, it } from 'vitest';
import { type Cell, createMomentWriter } from './write-rows.ts';
import { toSpreadsheetCell } from './spreadsheet-cell.ts';

const given = { kind: undefined, writeMoment: createMomentWriter() };

it.each<[Cell, string | number | null]>([
  [null, null],
  [22.456, 22.46],
  [-5, -5],
  [NaN, null],
  [true, 'sì'],
  ['00123', '00123'],
  ['=1+1', '=1+1'],
  ['una\r\nriga', 'una\nriga'],
  ['a\u000Bb\0c\uD800d\uFFFE', 'abcd'],
  ['😀', '😀'],
])('%j stands in a spreadsheet as %j', (cell, stored) => {
  expect(toSpreadsheetCell(cell, given)).toBe(stored);
});

it('a moment is the date Rome’s clock shows, a day that day, and neither knows a zone', () => {
  const moment = toSpreadsheetCell(new Date('2026-11-23T23:30:59Z'), given);
  expect(moment).toEqual(new Date('2026-11-24T00:30:00Z'));
  expect(toSpreadsheetCell('2026-11-24', { ...given, kind: 'day' })).toEqual(
    new Date('2026-11-24T00:00:00Z'),
  );
  expect(toSpreadsheetCell('2026-11-24', given)).toBe('2026-11-24');
});

it('a text longer than a cell holds is cut, and says so', () => {
  const cut = String(toSpreadsheetCell('x'.repeat(40_000), given));
  expect([cut.length, cut.at(-1)]).toEqual([32_000, '…']);
});

it.each([
  ['letters of two bytes', 'à'.repeat(32_000), 20_000],
  ['letters of three bytes', '語'.repeat(32_000), 13_334],
  ['signs that are escaped', '&'.repeat(32_000), 6_667],
  ['pairs', '😀'.repeat(16_000), 20_000],
])('%s take no more room than a cell has in the file', (_what, text, most) => {
  const cut = String(toSpreadsheetCell(text, given));
  expect(cut.endsWith('…')).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(most + 1);
  expect(cut.length).toBeGreaterThan(most * 0.9);
  expect(cut.isWellFormed()).toBe(true);
});
