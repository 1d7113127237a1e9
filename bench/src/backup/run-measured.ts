import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../../scripts/root.ts';
import { readPeakMemoryMb } from '../child-process.ts';

const SAMPLE_MS = 200;

export interface MeasuredCommand {
  readonly seconds: number;
  readonly peakMemoryMb: number;
}

/** Runs `npm run backup` or `restore` as one process, so that its memory is one figure. */
export async function runMeasured({
  command,
  file,
  databaseUrl,
}: {
  command: 'backup' | 'restore';
  file: string;
  databaseUrl: string;
}): Promise<MeasuredCommand> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/database/${command}.ts`, file], {
    cwd: ROOT,
    env: { ...process.env, TSX_TSCONFIG_PATH: 'server/tsconfig.json', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let peakMemoryMb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    // The process may end between the question and the answer.
    peakMemoryMb = await readPeakMemoryMb(child.pid ?? 0).catch(() => peakMemoryMb);
    await delay(SAMPLE_MS);
  }
  const exitCode = await ended;
  if (exitCode !== 0) throw new Error(`npm run ${command} ended with ${String(exitCode)}`);
  return { seconds: (performance.now() - startedAt) / 1000, peakMemoryMb };
}
