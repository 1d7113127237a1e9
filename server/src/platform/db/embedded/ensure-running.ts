import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '#lib/startup-error';
import { withConnection } from '../connection.ts';
import type { Binaries } from './binaries.ts';
import { SUPERUSER } from './cluster.ts';
import type { DatabaseUser } from './database-user.ts';
import type { Home } from './home.ts';
import { findPostmaster } from './postmaster.ts';
import { choosePort, launchServer } from './server-process.ts';

const START_TIMEOUT_MS = 60_000;
const RETRY_PAUSE_MS = 40;

/** Everything needed to start the server of one cluster. */
export interface Installation {
  home: Home;
  binaries: Binaries;
  user: DatabaseUser | null;
  durable: boolean;
}

/**
 * Waits for the server that holds the cluster to answer; starts one when there is none.
 * @param fixedPort the port others already use; null at the first start
 */
export async function ensureRunning({
  installation,
  fixedPort,
  signal,
}: {
  installation: Installation;
  fixedPort: number | null;
  signal?: AbortSignal;
}): Promise<{ port: number; joined: boolean }> {
  const { home } = installation;
  const deadline = Date.now() + START_TIMEOUT_MS;
  let launched: { exited: Promise<void>; isOver: () => boolean } | null = null;
  while (Date.now() < deadline && !signal?.aborted) {
    const postmaster = await findPostmaster(home.cluster);
    if (postmaster && (await accepts(addressOf({ home, port: postmaster.port, database: 'postgres' })))) {
      return { port: postmaster.port, joined: launched === null || launched.isOver() };
    }
    if (!postmaster && (launched === null || launched.isOver())) {
      launched = await launch(installation, fixedPort ?? (await choosePort(home)));
    }
    await pause(RETRY_PAUSE_MS);
  }
  throw new StartupError(
    `The embedded PostgreSQL did not start: ${await lastLogLine(home)} (its log is ${home.log})`,
  );
}

async function launch(installation: Installation, port: number) {
  let over = false;
  const { exited } = await launchServer({ ...installation, port });
  void exited.then(() => {
    over = true;
  });
  return { exited, isOver: () => over };
}

/** False while the server is starting or recovering; another password means another installation's server. */
async function accepts(url: string): Promise<boolean> {
  try {
    return await withConnection({ url, applicationName: 'citato-start' }, () => Promise.resolve(true));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01') {
      throw new StartupError(
        'The password in DATA_DIR/postgres does not open the database beside it. Restore the file from a backup.',
        { cause: error },
      );
    }
    return false;
  }
}

/** Connection address of a database of this server. */
export function addressOf({ home, port, database }: { home: Home; port: number; database: string }): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(home.password)}@127.0.0.1:${String(port)}/${database}`;
}

async function lastLogLine(home: Home): Promise<string> {
  const lines = (await readFile(home.log, 'utf8').catch(() => '')).trim().split('\n');
  const last = lines.at(-1) ?? '';
  return last === '' ? 'it says nothing' : last;
}
