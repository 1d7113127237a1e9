import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand } from '../../../scripts/run-command.ts';

const PARSER_FILE = 'parser.mjs';

/** A parser as the browser would load it. */
export interface BundledParser {
  readonly name: string;
  readonly file: string;
  readonly raw: number;
  readonly gzip: number;
}

/** The library at its best: the same subset of Markdown, and text nodes that are never merged, so that offsets stay exact. */
const LIBRARY_ENTRY = `
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
const disable = { null: ['htmlFlow', 'htmlText', 'definition', 'codeIndented', 'setextUnderline'] };
const enter = function (token) { this.enter({ type: 'text', value: '' }, token); };
const append = function (token) { this.stack.at(-1).value += this.sliceSerialize(token); };
const exit = function (token) { this.exit(token); };
const exact = {
  enter: { data: enter, characterEscape: enter, characterReference: enter },
  exit: {
    data(token) { append.call(this, token); exit.call(this, token); },
    characterEscapeValue: append,
    characterEscape: exit,
    characterReference: exit,
  },
};
export const parseMarkdown = (text) =>
  fromMarkdown(text, { extensions: [gfm(), { disable }], mdastExtensions: [gfmFromMarkdown(), exact] });
`;

export const bundleOwn = (folder: string): Promise<BundledParser> =>
  bundle({ name: 'own', entry: 'src/lib/markdown/parse-markdown.ts', output: join(folder, 'own') });

export async function bundleLibrary({
  folder,
  installed,
}: {
  folder: string;
  /** Where the library's packages are installed. */
  installed: string;
}): Promise<BundledParser> {
  const entry = join(resolve(installed), 'entry.mjs');
  await writeFile(entry, LIBRARY_ENTRY);
  return bundle({ name: 'library', entry, output: join(folder, 'library') });
}

async function bundle({
  name,
  entry,
  output,
}: {
  name: string;
  entry: string;
  output: string;
}): Promise<BundledParser> {
  // A library may lean on the browser's own tables: what is weighed is not always what runs here.
  const [browser, node] = [join(output, 'browser'), join(output, 'node')];
  await runBundler({ entry, output: browser, platform: 'browser' });
  await runBundler({ entry, output: node, platform: 'node' });
  const code = await readFile(join(browser, PARSER_FILE));
  return { name, file: join(node, PARSER_FILE), raw: code.length, gzip: gzipSync(code).length };
}

async function runBundler({
  entry,
  output,
  platform,
}: {
  entry: string;
  output: string;
  platform: 'browser' | 'node';
}): Promise<void> {
  const options = ['--minify', '--platform', platform, '--entry-file-names', PARSER_FILE];
  const { exitCode, output: printed } = await runCommand({
    command: 'rolldown',
    args: [entry, '--dir', output, ...options],
    folder: 'web',
  });
  if (exitCode !== 0) throw new Error(printed);
}
