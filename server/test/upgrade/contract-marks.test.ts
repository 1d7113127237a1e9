import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** The first migration that could have said what it needs. */
const MARKED_SINCE = '0066';
/** What a build before uses may be gone after it. */
const TAKES_AWAY = /\bdrop (column|table|view)\b|\brename (column|to)\b/i;
const MARK = /^-- contract: needs (\S+\.sql)$/m;

let names: string[];
let texts: (readonly [name: string, sql: string])[];
beforeAll(async () => {
  names = (await readdir(MIGRATIONS)).toSorted();
  texts = await Promise.all(
    names.map(async (name) => [name, await readFile(join(MIGRATIONS, name), 'utf8')] as const),
  );
});

test('what takes away says which build may go on, so that an older one stops with a sentence', () => {
  const silent = texts.filter(
    ([name, sql]) => name >= MARKED_SINCE && TAKES_AWAY.test(sql) && !MARK.test(sql),
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('a mark names a migration that comes before it', () => {
  const marks = texts.flatMap(([name, sql]) => {
    const [, needs] = MARK.exec(sql) ?? [];
    return needs === undefined ? [] : [{ name, needs }];
  });
  expect(marks.length).toBeGreaterThan(0);
  for (const { name, needs } of marks) {
    expect(names).toContain(needs);
    expect(needs < name).toBe(true);
  }
});
