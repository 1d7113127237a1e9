import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../../scripts/run-command.ts';
import { printTable } from '../print-table.ts';

const WAYS = [
  ['list', 'the list of companies, after a change'],
  ['analysis', 'one analysis, from its job to the event'],
  ['answers', 'one page of answers'],
] as const;
const LAYERS = ['features', 'adapters', 'platform', 'lib', 'app', 'contract', 'mentions'] as const;

/**
 * `npm run bench -- flows [--files]`: how many files of ours three ways through the product cross, counted by what runs:
 * a file counts where one of its functions is called. `--files` lists them.
 */
export async function run(args: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  try {
    const { exitCode, output } = await runCommand({
      command: 'tsx',
      args: ['--tsconfig', 'server/tsconfig.json', 'server/test/flows/trace-flows.ts', join(folder, 'data')],
    });
    if (exitCode !== 0) throw new Error(output);
    const lines = output.split('\n');
    const listFiles = (way: string) =>
      lines.flatMap((line) => (line.startsWith(`${way} `) ? [line.slice(way.length + 1)] : []));
    printTable({
      title: 'Files whose functions are called',
      columns: ['', ...LAYERS, 'all'],
      rows: WAYS.map(([way, label]) => [
        label,
        ...LAYERS.map((layer) => String(listFiles(way).filter((path) => layerOf(path) === layer).length)),
        String(listFiles(way).length),
      ]),
    });
    if (args.includes('--files'))
      for (const [way, label] of WAYS) console.log(`${label}\n  ${listFiles(way).join('\n  ')}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function layerOf(path: string): string {
  const [workspace = '', , layer = ''] = path.split('/');
  return workspace === 'server' ? layer : workspace;
}
