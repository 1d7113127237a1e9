import { spawn } from 'node:child_process';
import { open, readFile, writeFile } from 'node:fs/promises';
// eslint-disable-next-line no-restricted-syntax -- the embedded server is on this very machine
import { connect, createServer } from 'node:net';
import type { Binaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import type { Home } from './home.ts';

/** The system takes no longer path of a socket; the file in the folder has a name of its own. */
const MAX_SOCKET_FOLDER_LENGTH = 80;

/** For tests only: a crash of the machine would lose data, and databases that live for seconds are never tidied. */
const WITHOUT_DURABILITY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'update_process_title=off',
].flatMap((setting) => ['-c', setting]);

/**
 * Starts the server in a session of its own: it outlives the process that started it as long as others use it,
 * and a Ctrl-C in the terminal is not for it.
 * @returns a promise that settles when the server process ends
 */
export async function launchServer({
  home,
  binaries,
  user,
  port,
  durable,
}: {
  home: Home;
  binaries: Binaries;
  user: DatabaseUser | null;
  port: number;
  durable: boolean;
}): Promise<{ exited: Promise<void> }> {
  const log = await open(home.log, 'a', 0o600);
  const settings = [
    ['listen_addresses', '127.0.0.1'],
    ['port', String(port)],
    ['unix_socket_directories', durable ? '' : chooseSocketFolder(home)],
    ['max_connections', '200'],
    ['shared_buffers', '64MB'],
    ['log_min_messages', 'warning'],
    ['log_statement', 'none'],
    ['log_min_error_statement', 'panic'],
    ['timezone', 'UTC'],
    ['log_timezone', 'UTC'],
  ].flatMap(([name, value]) => ['-c', `${String(name)}=${String(value)}`]);
  const child = spawn(
    binaries.postgres,
    ['-D', home.cluster, ...settings, ...(durable ? [] : WITHOUT_DURABILITY)],
    {
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
      ...user,
    },
  );
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.once('error', () => {
      resolve();
    });
  });
  child.unref();
  await log.close();
  return { exited };
}

/** The cluster's own folder, which the server can write to; none where its path is too long. */
function chooseSocketFolder({ cluster }: Home): string {
  return cluster.length <= MAX_SOCKET_FOLDER_LENGTH ? cluster : '';
}

/** The port of the last run when it is free, so that connections of other processes stay valid; else any free one. */
export async function choosePort(home: Home): Promise<number> {
  const last = Number(await readFile(home.portFile, 'utf8').catch(() => ''));
  return last > 0 && (await isFree(last)) ? last : findFreePort();
}

export async function rememberPort(home: Home, port: number): Promise<void> {
  await writeFile(home.portFile, String(port), { mode: 0o600 });
}

/** Whether something answers on the port: cheap enough to be asked every second. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => {
      finish(true);
    });
    socket.once('error', () => {
      finish(false);
    });
    socket.setTimeout(1_000, () => {
      finish(false);
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

function findFreePort(): Promise<number> {
  return listenOnce(0);
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  });
}
