import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FIXTURE_NAMES, readFixture } from '../mentions/fixtures.ts';
import { printTable } from '../print-table.ts';
import { bundleLibrary, bundleOwn, type BundledParser } from './bundle-parsers.ts';
import { countSpans } from './count-spans.ts';
import { timeParser } from './time-parser.ts';

const SIZE = 102_400;

/**
 * `npm run bench -- markdown [--beside FOLDER]`: size, time and exactness of the parser the answer view uses. `--beside` is a
 * folder in which the library it was weighed against is installed; it is measured in the same run.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { beside: { type: 'string' } } });
  const folder = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  try {
    const own = await bundleOwn(folder);
    const parsers =
      values.beside === undefined ? [own] : [own, await bundleLibrary({ folder, installed: values.beside })];
    const answers = FIXTURE_NAMES.flatMap((name) => readFixture(name).corpus.answers);
    const spans = await Promise.all(parsers.map(({ file }) => countSpans({ file, answers })));
    printTable({
      title: `Parsers on ${String(answers.length)} labelled answers`,
      columns: ['', ...parsers.map(({ name }) => name)],
      rows: [
        ['minified', ...parsers.map(({ raw }) => `${(raw / 1000).toFixed(1)} kB`)],
        ['gzip', ...parsers.map(({ gzip }) => `${(gzip / 1000).toFixed(1)} kB`)],
        ['spans of names', ...spans.map(({ all }) => String(all))],
        ['spans not shown as written', ...spans.map(({ shifted }) => String(shifted))],
      ],
    });
    await printTimes({ parsers, text: answers.map(({ answer }) => answer).join('\n\n') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function printTimes({
  parsers,
  text,
}: {
  parsers: readonly BundledParser[];
  text: string;
}): Promise<void> {
  const rows: string[][] = [];
  for (const { name, source, rounds } of listSources(text)) {
    const row = [name];
    for (const { file } of parsers) row.push(await timeParser({ file, source, rounds }));
    rows.push(row);
  }
  printTable({
    title: 'Time to parse, median',
    columns: ['source', ...parsers.map(({ name }) => name)],
    rows,
  });
}

function listSources(text: string): { name: string; source: string; rounds: number }[] {
  const nested = (open: string, close: string): string => {
    const depth = Math.floor(SIZE / (open.length + close.length));
    return `${open.repeat(depth)}a${close.repeat(depth)}`;
  };
  const repeated = (unit: string): string => unit.repeat(Math.ceil(SIZE / unit.length));
  const hostile: readonly (readonly [string, string])[] = [
    ['nested brackets', nested('[', ']')],
    ['nested links', nested('[', '](https://a.it)')],
    ['nested strong and emphasis', nested('**_', '_**')],
    ['nested quotations', nested('> ', '')],
    ['unclosed links', repeated('[](')],
    ['unclosed images', repeated('![a](')],
    ['unclosed marks', repeated('_*~')],
    ['unclosed emphasis', repeated('*a ')],
    ['nested lists', repeated('- ')],
    ['backslashes', repeated('\\')],
  ];
  return [
    { name: 'answers, 5 kB', source: text.slice(0, 5000), rounds: 50 },
    { name: 'answers, 100 kB', source: text.slice(0, SIZE), rounds: 5 },
    ...hostile.map(([name, source]) => ({ name: `${name}, 100 kB`, source, rounds: 1 })),
  ];
}
