import { runCommand } from '../run-command.ts';

/** Whole processes run what `npm start` runs: the built server. When it is current this takes no time. */
export default async function buildServer(): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: process.execPath,
    args: ['scripts/build.ts', 'server'],
  });
  if (exitCode !== 0) throw new Error(`The server could not be built:\n${output}`);
}
