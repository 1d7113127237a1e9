import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/find-free-port.ts';
import { startPooler as startStandIn } from '../../server/test/stand-ins/pooler/start-pooler.ts';
import { findUnprivilegedUser } from './bare-database.ts';
import { startProcess } from './child-process.ts';

/** A pooler in transaction mode in front of a database. */
export interface Pooler {
  /** What it is, for the table. */
  readonly name: string;
  readonly url: string;
  /** SIGKILL, and a new one at the same address. */
  killAndRestart(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
}

const PGBOUNCER = 'pgbouncer';
const SIZE = 20;

/** PgBouncer where it is installed, else the stand-in of the tests. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const version = await readVersion();
  return version === null ? startWithin(databaseUrl) : startPgBouncer({ databaseUrl, version });
}

async function readVersion(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(PGBOUNCER, ['--version']);
    return stdout.split('\n')[0] ?? PGBOUNCER;
  } catch {
    return null;
  }
}

async function startWithin(databaseUrl: string): Promise<Pooler> {
  const pooler = await startStandIn({ size: SIZE });
  return {
    name: 'the stand-in of the tests (PgBouncer is not installed)',
    url: pooler.through(databaseUrl),
    killAndRestart: async (pauseMs) => {
      await pooler.kill();
      await pause(pauseMs);
      await pooler.restart();
    },
    stop: () => pooler.close(),
  };
}

async function startPgBouncer({
  databaseUrl,
  version,
}: {
  databaseUrl: string;
  version: string;
}): Promise<Pooler> {
  const user = await findUnprivilegedUser();
  const home = await mkdtemp(join(tmpdir(), 'citato-pooler-'));
  const database = new URL(databaseUrl);
  const port = await findFreePort();
  const settings = join(home, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${database.hostname} port=${database.port} user=${database.username} connect_query='set statement_timeout = 9000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${String(SIZE)}
max_client_conn = 500
`,
  );
  if (user !== null) for (const path of [home, settings]) await chown(path, user.uid, user.gid);
  const start = () =>
    startProcess({
      command: PGBOUNCER,
      args: [settings],
      ready: /process up/,
      options: { cwd: home, ...user },
    });
  let running = await start();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${String(port)}`;
  return {
    name: `${version} in transaction mode, ${String(SIZE)} connections`,
    url: url.href,
    killAndRestart: async (pauseMs) => {
      await running.kill();
      await pause(pauseMs);
      running = await start();
    },
    stop: async () => {
      await running.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
