import { runCommand } from '../../../scripts/run-command.ts';
import { copyPrompts } from './copy-prompts.ts';
import { growCompany } from './grow-company.ts';
import { parseCompared } from './parse-compared.ts';
import { printRatios } from './print-ratios.ts';

const TEST = 'server/test/spread/ratios.test.ts';
const DAYS = '60';
/** Of the largest company: as many as the largest plan allows, less those of the demo’s other one. */
const PROMPTS = 147;

/**
 * `npm run bench -- spread [ROUNDS]`: what pages, the PDF, the end of an analysis and storing answers take on a Citus
 * cluster beside one PostgreSQL, by turns. SINGLE_URL and CLUSTER_URL name a database on each, both with the same data:
 * `spread seed [DAYS]` fills empty ones with the demo’s, one company of it with as many prompts as a plan allows, and
 * spreads the cluster’s; `spread grow COPIES` asks every analysis of that company so many times more.
 */
export async function run([first = '15', second]: string[]): Promise<void> {
  const urls = { single: readUrl('SINGLE_URL'), cluster: readUrl('CLUSTER_URL') };
  if (first === 'seed') {
    for (const url of Object.values(urls)) {
      await runScript(url, ['seed:demo', '--', second ?? DAYS]);
      await copyPrompts({ url, prompts: PROMPTS });
      await runScript(url, ['rebuild:rollups', '--', 'companies']);
    }
    await runScript(urls.cluster, ['distribute']);
  } else if (first === 'grow') {
    for (const url of Object.values(urls))
      console.log(await growCompany({ url, copies: Number(second ?? 1) }));
  } else {
    printRatios(await compare({ ...urls, rounds: first }));
  }
}

function readUrl(name: string): string {
  const url = process.env[name];
  if (url === undefined)
    throw new Error(`${name} is not set: SINGLE_URL and CLUSTER_URL name a database each`);
  return url;
}

async function runScript(url: string, args: readonly string[]): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: 'npm',
    args: ['run', '-s', ...args],
    env: { DATABASE_URL: url },
  });
  console.log(output);
  if (exitCode !== 0) throw new Error(`npm run ${args.join(' ')} ended with ${String(exitCode)}`);
}

async function compare({ single, cluster, rounds }: { single: string; cluster: string; rounds: string }) {
  const { exitCode, output } = await runCommand({
    command: 'npx',
    args: ['vitest', 'run', '--project', 'server', TEST],
    env: { SINGLE_URL: single, CLUSTER_URL: cluster, SPREAD_ROUNDS: rounds },
  });
  const line = /^compared (\{.*\})$/m.exec(output)?.[1];
  if (exitCode !== 0 || line === undefined) throw new Error(output);
  return parseCompared(line);
}
