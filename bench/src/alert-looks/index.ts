import { runCommand } from '../../../scripts/run-command.ts';

const TEST = 'server/test/alerts/look-cost.test.ts';

/**
 * `npm run bench -- alert-looks [DAYS]`: what a look at a company of ten prompts and four engines costs this process, with
 * the reading of its months and the writing of what it came to, an analysis it follows; at most 5 ms.
 */
export async function run([days = '36']: string[]): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: 'npx',
    args: ['vitest', 'run', '--project', 'server', TEST],
    env: { ALERT_LOOK_DAYS: days },
  });
  const measured = /\d+ looks at .*/.exec(output)?.[0];
  if (exitCode !== 0 || measured === undefined) throw new Error(output);
  console.log(measured);
}
