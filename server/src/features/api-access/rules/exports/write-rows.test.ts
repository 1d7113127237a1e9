import { describe, expect, it } from 'vitest';
import { type Cell, type Column, createRowWriter, writeHead } from './write-rows.ts';

const columns: readonly Column<Cell>[] = [{ key: 'value', head: 'Valore', read: (cell) => cell }];
const line = (cell: Cell, format: 'csv' | 'rfc4180' | 'jsonl') => createRowWriter(columns, format)(cell);

describe('a cell', () => {
  it.each<[Cell, string, string, string]>([
    [22.5, '22,5', '22.5', '{"value":22.5}'],
    [-5, '-5', '-5', '{"value":-5}'],
    [true, 'sì', 'true', '{"value":true}'],
    [null, '', '', '{"value":null}'],
    ['00123', '00123', '00123', '{"value":"00123"}'],
    ['=1+1', "'=1+1", "'=1+1", '{"value":"=1+1"}'],
    ['+39 011', "'+39 011", "'+39 011", '{"value":"+39 011"}'],
    ['-5 gradi', "'-5 gradi", "'-5 gradi", '{"value":"-5 gradi"}'],
    ['@casa', "'@casa", "'@casa", '{"value":"@casa"}'],
    ['\t=1', ' =1', ' =1', '{"value":"\\t=1"}'],
    ['a;b,c"d', '"a;b,c""d"', '"a;b,c""d"', '{"value":"a;b,c\\"d"}'],
    ['una\r\nriga', 'una riga', 'una riga', '{"value":"una\\r\\nriga"}'],
  ])('%j is written for spreadsheets, for programs and as it is', (cell, csv, plain, json) => {
    const quoted = (text: string) => (/^\s/.test(text) ? `"${text}"` : text);
    expect(line(cell, 'csv')).toBe(`${quoted(csv)}\r\n`);
    expect(line(cell, 'rfc4180')).toBe(`${quoted(plain)}\r\n`);
    expect(line(cell, 'jsonl')).toBe(`${json}\n`);
  });

  it('of a moment is Rome’s for people and UTC for programs', () => {
    const moment = new Date('2026-11-23T23:30:00Z');
    expect(line(moment, 'csv')).toBe('2026-11-24 00:30\r\n');
    expect(line(moment, 'rfc4180')).toBe('2026-11-23T23:30:00.000Z\r\n');
  });
});

it('only the file for Italian spreadsheets begins with a byte order mark', () => {
  expect(writeHead(columns, 'csv')).toBe('\uFEFFValore\r\n');
  expect(writeHead(columns, 'rfc4180')).toBe('value\r\n');
  expect(writeHead(columns, 'jsonl')).toBe('');
});
