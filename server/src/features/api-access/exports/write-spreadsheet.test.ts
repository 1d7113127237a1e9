import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { Cell, Column } from '../rules/exports/write-rows.ts';
import { SHEET_ROWS, writeSpreadsheet } from './write-spreadsheet.ts';

const LOCAL_HEADER = Buffer.from('PK\u0003\u0004', 'latin1');
const columns: readonly Column<Cell>[] = [{ key: 'value', head: 'Valore', read: (cell) => cell }];

const write = (cells: readonly Cell[]) => {
  async function* pages() {
    yield await Promise.resolve(cells);
  }
  return buffer(writeSpreadsheet(pages(), { columns, name: 'prova' }));
};

it('a file has no sizes of 64 bits, with which LibreOffice opens none', async () => {
  const file = await write(['=1+1', '00123', 22.5]);
  const versions: number[] = [];
  for (let at = file.indexOf(LOCAL_HEADER); at !== -1; at = file.indexOf(LOCAL_HEADER, at + 4))
    versions.push(file.readUInt16LE(at + 4));
  expect(versions.length).toBeGreaterThan(5);
  expect(new Set(versions)).toEqual(new Set([20]));
});

it('past the rows of one sheet it goes on in another, with its head', async () => {
  const { sheets } = await readXlsx(await write(Array.from({ length: SHEET_ROWS }, (_, place) => place)));
  expect(sheets.map(({ rows }) => rows.length)).toEqual([SHEET_ROWS, 2]);
  expect(sheets[1]?.rows).toEqual([['Valore'], [SHEET_ROWS - 1]]);
});

it('a day and a moment are dates to the program that opens it', async () => {
  const both: readonly Column<Cell>[] = [
    { key: 'day', head: 'Giorno', kind: 'day', read: () => '2026-03-29' },
    { key: 'at', head: 'Ora', kind: 'moment', read: () => new Date('2026-03-29T01:30:00Z') },
    { key: 'none', head: 'Entro', kind: 'day', read: () => null },
  ];
  async function* page() {
    yield await Promise.resolve([null]);
  }
  const { sheets } = await readXlsx(await buffer(writeSpreadsheet(page(), { columns: both, name: 'prova' })));
  expect(sheets[0]?.rows[1]?.slice(0, 2)).toEqual([
    new Date('2026-03-29T00:00:00Z'),
    new Date('2026-03-29T03:30:00Z'),
  ]);
});
