import { runCommand } from '../../../scripts/run-command.ts';
import { checkBounds } from '../check-bounds.ts';

const TEST = 'server/test/mondays/plan-monday-mails.test.ts';
const MAX_SECONDS = 60;

/**
 * `npm run bench -- monday-mails [MEMBERS]`: the mails of Monday of so many members with a company each, planned on a
 * database of their own; a hundred thousand in at most a minute, as the test's runner times it.
 */
export async function run([members = '100000']: string[]): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: 'npx',
    args: ['vitest', 'run', '--project', 'server', '--reporter=verbose', TEST],
    env: { MONDAY_MEMBERS: members, NO_COLOR: '1' },
  });
  const milliseconds = /planned once, a thousand at a time\s+(\d+)\s*ms/.exec(output)?.[1];
  if (exitCode !== 0 || milliseconds === undefined) throw new Error(output);
  const seconds = Number(milliseconds) / 1_000;
  checkBounds({
    title: `The mails of Monday of ${members} members`,
    bounds: [
      {
        name: 'planned',
        measured: `${seconds.toFixed(1)} s`,
        bound: `≤ ${String(MAX_SECONDS)} s`,
        isKept: seconds <= MAX_SECONDS,
      },
    ],
  });
}
