import { execFile } from 'node:child_process';
import { chown, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '#lib/startup-error';
import type { Binaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import type { Home } from './home.ts';

const run = promisify(execFile);

export const SUPERUSER = 'citato';

/**
 * Makes the cluster unless it exists. It is built in a temporary folder and renamed, so a crash half-way leaves nothing
 * behind that looks like a database, and of two processes starting at once one's work is kept.
 */
export async function ensureCluster({
  home,
  binaries,
  user,
  durable,
}: {
  home: Home;
  binaries: Binaries;
  user: DatabaseUser | null;
  durable: boolean;
}): Promise<void> {
  if (await exists(join(home.cluster, 'PG_VERSION'))) return;
  const staging = await mkdtemp(join(home.directory, 'cluster.'));
  const passwordFile = join(staging, 'password');
  await writeFile(passwordFile, home.password, { mode: 0o600 });
  if (user) {
    await chown(staging, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const built = join(staging, 'cluster');
  try {
    await initdb({ built, passwordFile, binaries, user, durable, cwd: staging });
    await rename(built, home.cluster).catch(async (error: unknown) => {
      if (!(await exists(join(home.cluster, 'PG_VERSION')))) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function initdb({
  built,
  passwordFile,
  binaries,
  user,
  durable,
  cwd,
}: {
  built: string;
  passwordFile: string;
  binaries: Binaries;
  user: DatabaseUser | null;
  durable: boolean;
  cwd: string;
}): Promise<void> {
  const options = [
    `--pgdata=${built}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth-host=scram-sha-256',
    // Only the server of tests has a socket, in a folder of its own: a password exchanged there is half the cost of a connection.
    `--auth-local=${durable ? 'scram-sha-256' : 'trust'}`,
    // The password is drawn at random: stretching it protects nothing, and costs milliseconds at every connection.
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  try {
    await run(binaries.initdb, options, { cwd, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' }, ...user });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new StartupError(
      `The embedded PostgreSQL could not create its files: ${output.split('\n').at(-1) ?? ''}`,
      { cause: error },
    );
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
