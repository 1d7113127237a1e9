import { runCommand } from '../../../scripts/run-command.ts';
import { checkBounds } from '../check-bounds.ts';

const TEST = 'server/test/alerts/look-cost.test.ts';
const MAX_CPU_MS = 5;

/**
 * `npm run bench -- alert-looks [DAYS]`: what a look at a company of ten prompts and four engines costs this process, with
 * the reading of its months and the writing of what it came to, an analysis it follows.
 */
export async function run([days = '36']: string[]): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: 'npx',
    args: ['vitest', 'run', '--project', 'server', TEST],
    env: { ALERT_LOOK_DAYS: days },
  });
  const printed = /(\d+ looks at .* days): .* each, ([\d.]+) ms an analysis/.exec(output);
  if (exitCode !== 0 || printed === null) throw new Error(output);
  const [, title = '', ms = ''] = printed;
  checkBounds({
    title,
    bounds: [
      {
        name: 'processor, an analysis a look follows',
        measured: `${ms} ms`,
        bound: `≤ ${String(MAX_CPU_MS)} ms`,
        isKept: Number(ms) <= MAX_CPU_MS,
      },
    ],
  });
}
