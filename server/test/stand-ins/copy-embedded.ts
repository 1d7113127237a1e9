import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Copies a data folder whose embedded database has stopped, rights included. The copy's server chooses a port of its own. */
export async function copyEmbedded({ from, to }: { from: string; to: string }): Promise<void> {
  await mkdir(to, { recursive: true });
  await run('cp', ['-a', `${from}/.`, to]);
  await rm(join(to, 'postgres/port'), { force: true });
}

/** False where the database's own account cannot reach the folder: it names another place, which a copy would share. */
export const holdsDatabase = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres/cluster'));
