import { runCommand } from '../../../scripts/run-command.ts';

const TEST = 'server/test/mondays/plan-monday-mails.test.ts';

/**
 * `npm run bench -- monday-mails [MEMBERS]`: the mails of Monday of so many members with a company each, planned on a
 * database of their own; a hundred thousand in at most a minute.
 */
export async function run([members = '100000']: string[]): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: 'npx',
    args: ['vitest', 'run', '--project', 'server', TEST],
    env: { MONDAY_MEMBERS: members },
  });
  const measured = /\d+ members with a company .*/.exec(output)?.[0];
  if (exitCode !== 0 || measured === undefined) throw new Error(output);
  console.log(measured);
}
