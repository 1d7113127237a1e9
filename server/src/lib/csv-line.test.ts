import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeAmount, writeCsvLine, writeText } from './csv-line.ts';

/** Reads one line as a spreadsheet does (RFC 4180, semicolons). */
function readLine(line: string): string[] {
  const cells = Array.from(`;${line.slice(0, -2)}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g));
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(';', '"', '\r', '\n', '\t', '=', '+', '-', '@', ',', "'", ' ', 'à') }),
);

it('gives every cell back, on one line, and none is a formula', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1 }), (texts) => {
      const line = writeCsvLine(texts.map(writeText));
      expect(line.endsWith('\r\n')).toBe(true);
      const cells = readLine(line);
      expect(cells).toHaveLength(texts.length);
      for (const [index, cell] of cells.entries()) {
        expect(cell).not.toMatch(/^[=+\-@\t\r]|[\r\n]/);
        const said = (texts[index] ?? '').replace(/[\r\n\t]+/g, ' ');
        expect([said, `'${said}`]).toContain(cell);
      }
    }),
  );
});

it.each([
  [5900, '59,00'],
  [123456, '1234,56'],
  [-1220, '-12,20'],
  [5, '0,05'],
  [0, '0,00'],
  [null, 'n/d'],
])('writes %o cents as %s', (cents, text) => {
  expect(writeAmount(cents)).toBe(text);
});
