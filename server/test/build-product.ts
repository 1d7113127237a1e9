import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../..');

/** Another file of the same run may be building it. */
export const BUILD_TIMEOUT_MS = 240_000;

/** Whole processes run what `npm start` runs: the built server. When it is current this takes no time. */
export async function buildProduct(): Promise<void> {
  await run(process.execPath, ['scripts/build.ts', 'server'], { cwd: ROOT });
}
