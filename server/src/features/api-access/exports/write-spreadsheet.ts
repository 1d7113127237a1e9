import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { toSpreadsheetCell } from '../rules/exports/spreadsheet-cell.ts';
import { type Column, createMomentWriter } from '../rules/exports/write-rows.ts';

/**
 * Rows of one sheet, its head included. A part of a file ends at 4 GB: LibreOffice opens none that is written in a
 * stream with 64-bit sizes. With the longest texts a cell holds these rows stay below.
 */
export const SHEET_ROWS = 100_000;

/** How days and moments look, whatever the language of the program. */
const LOOKS = { day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm' } as const;

/**
 * Rows as a spreadsheet file, written while they are read; past the rows of one sheet it goes on in another. Texts are
 * stored in their cells, since a table of shared ones would have to stay in memory to the end.
 */
export function writeSpreadsheet<Row>(
  pages: AsyncIterable<readonly Row[]>,
  { columns, name }: { columns: readonly Column<Row>[]; name: string },
): Readable {
  const writeMoment = createMomentWriter();
  async function* listRows() {
    for await (const page of pages)
      for (const row of page)
        yield columns.map(({ read, kind }) => toSpreadsheetCell(read(row), { kind, writeMoment }));
  }
  const stream = writeXlsxStream(listRows(), {
    name,
    columns: columns.map(({ head, kind }) => ({
      header: head,
      ...(kind === undefined ? {} : { numFmt: LOOKS[kind], width: kind === 'day' ? 12 : 17 }),
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: SHEET_ROWS,
  });
  return Readable.from(stream);
}
