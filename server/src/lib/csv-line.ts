/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** One line of a file: cells between semicolons, as Italian spreadsheets want it, or commas; ended as RFC 4180 has it. */
export function writeCsvLine(cells: readonly string[], separator: ';' | ',' = ';'): string {
  return `${cells.map((cell) => quote(cell, separator)).join(separator)}\r\n`;
}

/** A text of somebody else's as a cell: on one line, and never a formula. */
export function writeText(text: string | null): string {
  const line = (text ?? '').replace(/[\r\n\t]+/g, ' ');
  return FORMULA.test(line) ? `'${line}` : line;
}

/** Cents as a cell: 123456 → '1234,56'; what is not known is 'n/d'. */
export function writeAmount(cents: number | null): string {
  return cents === null ? 'n/d' : (cents / 100).toFixed(2).replace('.', ',');
}

function quote(cell: string, separator: string): string {
  const isSpecial = cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell);
  return isSpecial ? `"${cell.replaceAll('"', '""')}"` : cell;
}
