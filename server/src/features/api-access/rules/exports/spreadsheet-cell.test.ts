import { expect, it } from 'vitest';
import type { Cell } from './write-rows.ts';
import { toSpreadsheetCell } from './spreadsheet-cell.ts';

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
  [new Date('2026-11-23T23:30:00Z'), 'allora'],
])('%j stands in a spreadsheet as %j', (cell, stored) => {
  expect(toSpreadsheetCell(cell, () => 'allora')).toBe(stored);
});

it('a text longer than a cell holds is cut, and says so', () => {
  const cut = String(toSpreadsheetCell('x'.repeat(40_000), () => ''));
  expect([cut.length, cut.at(-1)]).toEqual([32_000, '…']);
});

it.each([
  ['letters of two bytes', 'à'.repeat(32_000), 20_000],
  ['letters of three bytes', '語'.repeat(32_000), 13_334],
  ['signs that are escaped', '&'.repeat(32_000), 6_667],
  ['pairs', '😀'.repeat(16_000), 20_000],
])('%s take no more room than a cell has in the file', (_what, text, most) => {
  const cut = String(toSpreadsheetCell(text, () => ''));
  expect(cut.endsWith('…')).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(most + 1);
  expect(cut.length).toBeGreaterThan(most * 0.9);
  expect(cut.isWellFormed()).toBe(true);
});
