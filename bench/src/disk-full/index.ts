import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BareCluster, type BareDatabase, createBareCluster } from '../bare-database.ts';
import {
  type Check,
  describeReturn,
  judge,
  report,
  waitUntilAllServed,
} from '../database-faults/judge-writers.ts';
import { startWriters } from '../database-faults/writers.ts';
import { startProduct } from '../start-product.ts';

const execute = promisify(execFile);
const DISK_MB = 160;
const CLIENTS = 12;
const PIECE = Buffer.alloc(256 * 1024);

/**
 * `npm run bench -- disk-full [SECONDS]`: twelve writing clients while the disk of PostgreSQL, a tmpfs of its own, has no
 * room for so long (20). Mounting needs root: without, it ends with an error instead of measuring less.
 */
export async function run([seconds = '20']: string[]): Promise<void> {
  const disk = await mkdtemp(join(tmpdir(), 'citato-disk-'));
  await execute('mount', ['-t', 'tmpfs', '-o', `size=${String(DISK_MB)}m`, 'citato-disk', disk]);
  try {
    await chmod(disk, 0o777);
    const cluster = await createBareCluster({ parent: disk });
    report(
      `${seconds} s without room on the disk of PostgreSQL, ${String(CLIENTS)} writing clients`,
      await fillDisk({ cluster, disk, fullMs: Number(seconds) * 1000 }),
    );
  } finally {
    await execute('umount', [disk]);
    await rm(disk, { recursive: true });
  }
}

async function fillDisk({
  cluster,
  disk,
  fullMs,
}: {
  cluster: BareCluster;
  disk: string;
  fullMs: number;
}): Promise<Check[]> {
  let database = await cluster.start();
  const { url } = database;
  const product = await startProduct({
    dataDir: '',
    settings: { DATABASE_URL: url, RATE_LIMIT_SCALE: '100000' },
  });
  const writers = startWriters({ baseUrl: product.baseUrl, clients: CLIENTS });
  try {
    await waitUntilAllServed(writers, CLIENTS);
    const ballast = join(disk, 'ballast');
    const refusedBefore = writers.countRefused();
    const until = performance.now() + fullMs;
    // What a crash of PostgreSQL or its clean-up sets free is taken as well.
    while (performance.now() < until) {
      await takeAllRoom(ballast);
      database = await restartIfEnded({ cluster, database });
      await delay(100);
    }
    const refused = writers.countRefused() - refusedBefore;
    await rm(ballast);
    database = await restartIfEnded({ cluster, database });
    const returned = await waitUntilAllServed(writers, CLIENTS);
    await writers.stop();
    return [
      ['refused while there was no room', String(refused), '> 0', refused > 0],
      ...(await judge({ writers, url })),
      describeReturn([returned]),
    ];
  } finally {
    await writers.stop();
    await product.stop();
    await database.server.stop();
  }
}

/** Appends until nothing more can be written. */
async function takeAllRoom(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    for (;;) await handle.write(PIECE);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await handle.close();
  }
}

/** PostgreSQL recovers from a crash by itself, but ends where even that finds no room: then whoever runs it starts it. */
async function restartIfEnded({
  cluster,
  database,
}: {
  cluster: BareCluster;
  database: BareDatabase;
}): Promise<BareDatabase> {
  if (isAlive(database.server.pid)) return database;
  const port = Number(new URL(database.url).port);
  return cluster.start({ port }).catch(() => database);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
