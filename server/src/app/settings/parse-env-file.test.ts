import { describe, expect, test } from 'vitest';
import { parseEnvFile } from './parse-env-file.ts';

const read = (text: string | Uint8Array) =>
  parseEnvFile(typeof text === 'string' ? new TextEncoder().encode(text) : text);
const valuesOf = (text: string | Uint8Array) => {
  const { entries, problems } = read(text);
  expect(problems).toEqual([]);
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
};

const TWO = 'DATABASE_URL=postgres://ada:x@db/citato\nPORT=3100\n';
const BOTH = { DATABASE_URL: 'postgres://ada:x@db/citato', PORT: '3100' };
const bytes = (mark: number[], text: string, encoding: 'utf8' | 'utf16le' | 'latin1') =>
  Uint8Array.from([...mark, ...Buffer.from(text, encoding)]);
const swapped = (given: Uint8Array) => Uint8Array.from(Buffer.from(given).swap16());

describe('the first line is read whatever the editor put before it and the lines end with', () => {
  test.each<[string, Uint8Array]>([
    ['nothing', bytes([], TWO, 'utf8')],
    ['the mark of UTF-8', bytes([0xef, 0xbb, 0xbf], TWO, 'utf8')],
    ['the mark of UTF-16, little end first', bytes([0xff, 0xfe], TWO, 'utf16le')],
    ['the mark of UTF-16, big end first', swapped(bytes([0xff, 0xfe], TWO, 'utf16le'))],
    ['line ends of Windows', bytes([], TWO.replaceAll('\n', '\r\n'), 'utf8')],
    ['line ends of old Macs', bytes([], TWO.replaceAll('\n', '\r'), 'utf8')],
    [
      'the mark of UTF-8 and line ends of Windows',
      bytes([0xef, 0xbb, 0xbf], TWO.replaceAll('\n', '\r\n'), 'utf8'),
    ],
    ['a mark within, from two files put together', bytes([], TWO.replace('\nPORT', '\n\uFEFFPORT'), 'utf8')],
  ])('%s', (_case, file) => {
    expect(valuesOf(file)).toEqual(BOTH);
  });
});

test.each<[string, Uint8Array]>([
  ['UTF-16 without its mark', bytes([], TWO, 'utf16le')],
  ['Latin-1', bytes([], 'LEGAL_NAME=Società\n', 'latin1')],
])('a file in %s is refused in one sentence', (_case, file) => {
  expect(read(file)).toEqual({
    entries: [],
    problems: ['.env: the file is not UTF-8 text; save it as UTF-8.'],
  });
});

describe('a value is what the operator meant', () => {
  test.each<[string, string]>([
    ['A=b', 'b'],
    ['  A = b  ', 'b'],
    ['A\t=\tb', 'b'],
    ['A=\u00a0b\u00a0', 'b'],
    ['export A=b', 'b'],
    ['export   A=b', 'b'],
    ['A=', ''],
    ['A=   ', ''],
    ['A=""', ''],
    ["A='b c'", 'b c'],
    ['A="b c"', 'b c'],
    ['A=`b c`', 'b c'],
    ['A="  b  "', '  b  '],
    ['A="b#c"', 'b#c'],
    ["A='b # c'", 'b # c'],
    ['A="b # c" # a comment', 'b # c'],
    ["A='b' # it's a comment", 'b'],
    ['A="b"# a comment', 'b'],
    ['A=b # a comment', 'b'],
    ['A=b\t# a comment', 'b'],
    ['A= # a comment', ''],
    ['A=b#c', 'b#c'],
    ['A=postgres://ada:p#w@db/citato', 'postgres://ada:p#w@db/citato'],
    ['A=#b', ''],
    ['A=b=c==', 'b=c=='],
    ['A=$HOME', '$HOME'],
    ['A="b\\"c"', 'b"c'],
    ['A="b\\\\"', 'b\\'],
    ['A="b\\$c"', 'b$c'],
    ['A="C:\\dati"', 'C:\\dati'],
    ['A="b\\nc"', 'b\nc'],
    ["A='b\\nc'", 'b\\nc'],
    ["A=l'azienda", "l'azienda"],
    ['A=b"c"d', 'b"c"d'],
    ['A="Acme" <posta@acme.it>', '"Acme" <posta@acme.it>'],
    ['A=Acme S.r.l. <posta@acme.it>', 'Acme S.r.l. <posta@acme.it>'],
    ['A=Società «Uno» # nota', 'Società «Uno»'],
  ])('%s', (line, value) => {
    expect(valuesOf(`# a comment\n\n${line}\nB=1`)).toEqual({ A: value, B: '1' });
  });
});

describe('a line that cannot be read is named by its number, and its value is not shown', () => {
  test.each<[string, string]>([
    ['OPENAI_API_KEY sk-geheim', 'there is no =; expected NAME=value, or # before a comment'],
    ['OPENAI_API_KEY: sk-geheim', 'there is no =; expected NAME=value, or # before a comment'],
    ['OPENAI-API-KEY=sk-geheim', 'the name before = is not valid; expected letters, digits and _'],
    ['=sk-geheim', 'the name before = is not valid; expected letters, digits and _'],
    ['KEY="sk-geheim', 'the value of KEY begins with a quotation mark that does not end on its line'],
    ['KEY=\'sk-geheim # "', 'the value of KEY begins with a quotation mark that does not end on its line'],
    ['KEY="', 'the value of KEY begins with a quotation mark that does not end on its line'],
    ['KEY=“sk-geheim”', 'the value of KEY is in typographic quotation marks; expected "…", \'…\' or none'],
  ])('%s', (line, problem) => {
    const { entries, problems } = read(`PORT=3100\n\n${line}\nROLE=web\n`);
    expect(entries.map(({ name }) => name)).toEqual(['PORT', 'ROLE']);
    expect(problems).toEqual([`.env, line 3: ${problem}.`]);
    expect(problems.join()).not.toContain('geheim');
  });

  test('a name with two values is named with both lines, one that repeats itself is not', () => {
    expect(read('PORT=3100\nROLE=web\nPORT=3101').problems).toEqual([
      '.env, line 3: PORT has another value on line 1; expected one.',
    ]);
    expect(valuesOf('PORT=3100\nPORT=3100')).toEqual({ PORT: '3100' });
  });

  test('all of them are told at once', () => {
    expect(read('uno\ndue\nPORT=1\ntre').problems).toHaveLength(3);
  });
});

test('a long run of backslashes without an end is refused as fast as any line', () => {
  expect(read(`KEY="${'\\a'.repeat(50_000)}`).problems).toHaveLength(1);
});
