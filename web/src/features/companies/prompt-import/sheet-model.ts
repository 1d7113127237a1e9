const SEPARATORS = ['\t', ';', ','] as const;
/** The rows the separator is chosen by, and the signs they are looked for in. */
const LOOKED_AT = 20;
const LOOKED_AT_SIGNS = 100_000;

/**
 * The cells of what was copied from a spreadsheet or stands in a CSV file: quotes may hold separators, line ends and
 * doubled quotes. What looks like a formula is text and stays text.
 */
export function readSheet(text: string): string[][] {
  return splitCells(text.replace(/^\uFEFF/, ''), findSeparator(text)).filter((cells) =>
    cells.some((cell) => cell.trim() !== ''),
  );
}

/**
 * The one that cuts the first lines into as many cells each, and into more than one; a tab before all else, as a copied
 * table has it. Null: each line is one cell, as in a list of questions, which may hold commas.
 */
function findSeparator(text: string): string | null {
  const beginning = text.slice(0, LOOKED_AT_SIGNS);
  const found = SEPARATORS.find((separator) => {
    const rows = splitCells(beginning, separator).filter((cells) => cells.join('').trim() !== '');
    const counts = rows.slice(0, LOOKED_AT).map((cells) => cells.length);
    const [first = 1] = counts;
    return first > 1 && counts.every((count) => count === first);
  });
  return found ?? (text.includes('\t') ? '\t' : null);
}

function splitCells(text: string, separator: string | null): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    rows.push([...row, cell]);
    row = [];
    cell = '';
  };
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(place + 1) === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '' && separator !== null) isQuoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text.charAt(place + 1) === '\n') place += 1;
      endRow();
    } else cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
