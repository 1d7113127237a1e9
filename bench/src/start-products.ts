import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../scripts/find-free-port.ts';
import { ROOT } from '../../scripts/root.ts';

const READY_WITHIN_MS = 90_000;

export interface Products {
  /** Addresses of the processes, without a slash at the end; all work on one database. */
  readonly baseUrls: readonly string[];
  stop(): Promise<void>;
}

/** Starts the product as so many processes over one embedded database, from its sources and without rate limits. */
export async function startProducts(count: number): Promise<Products> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.toReversed()) await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const baseUrls: string[] = [];
    for (let started = 0; started < count; started += 1) {
      const port = await findFreePort();
      const child = startProcess({ port, dataDir });
      children.push(child);
      const baseUrl = `http://localhost:${String(port)}`;
      await waitUntilReady({ baseUrl, child });
      baseUrls.push(baseUrl);
    }
    return { baseUrls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startProcess({ port, dataDir }: { port: number; dataDir: string }): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'server/src/app/main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: join(ROOT, 'server/tsconfig.json'),
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function waitUntilReady({ baseUrl, child }: { baseUrl: string; child: ChildProcess }): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error('The product ended before it was ready');
    const isReady = await fetch(`${baseUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(100);
  }
  throw new Error(`${baseUrl} was not ready within ${String(READY_WITHIN_MS)} ms`);
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
