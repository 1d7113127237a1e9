import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../../scripts/root.ts';
import { createBareCluster } from '../bare-database.ts';
import { readMemoryMb, startProcess } from '../child-process.ts';
import type { StartedProcess } from '../child-process.ts';
import { printTable } from '../print-table.ts';
import { median } from '../quantile.ts';
import { startProduct } from '../start-product.ts';

/** What a process settles at after its start. */
const IDLE_MS = 10_000;

const BARE_SERVER = `
  const { fastify } = await import('fastify');
  const server = fastify();
  server.get('/', () => 'ok');
  await server.listen({ port: 0, host: '127.0.0.1' });
  console.log('listening');
`;

interface Times {
  readonly freshMs: number;
  readonly restartMs: number;
  readonly idleMb: number;
}

/** `npm run bench -- start [ROUNDS]`: from the start of the process to the ready line, and memory when nothing happens. */
export async function run([rounds = '5']: string[]): Promise<void> {
  const product: Times[] = [];
  const bare: Times[] = [];
  // In turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < Number(rounds); round += 1) {
    product.push(await timeProduct());
    bare.push(await timeBareParts());
  }
  const row = (what: string, read: (times: Times) => number, unit: 's' | 'MB', bound: number): string[] => {
    const [ours, theirs] = [median(product.map(read)), median(bare.map(read))];
    const show = (value: number): string =>
      unit === 's' ? `${(value / 1000).toFixed(2)} s` : `${value.toFixed(0)} MB`;
    return [what, show(ours), show(theirs), `${(ours / theirs).toFixed(1)}×`, `≤ ${bound} ${unit}`];
  };
  printTable({
    title: `Start of the built product, median of ${rounds} (yardstick: bare initdb, postgres and an empty Fastify server)`,
    columns: ['', 'Citato', 'bare parts', 'ratio', 'bound'],
    rows: [
      row('fresh start to ready', ({ freshMs }) => freshMs, 's', 5),
      row('restart to ready', ({ restartMs }) => restartMs, 's', 2),
      row('idle memory of the Node process', ({ idleMb }) => idleMb, 'MB', 195),
    ],
  });
}

async function timeProduct(): Promise<Times> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citato-bench-'));
  try {
    const fresh = await startProduct({ dataDir });
    await fresh.stop();
    const restarted = await startProduct({ dataDir });
    const idleMb = await readIdleMemory(restarted);
    return { freshMs: fresh.readyMs, restartMs: restarted.readyMs, idleMb };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timeBareParts(): Promise<Times> {
  const database = await timeBareDatabase();
  const server = await startProcess({
    command: process.execPath,
    args: ['--input-type=module', '--eval', BARE_SERVER],
    ready: /listening/,
    options: { cwd: join(ROOT, 'server') },
  });
  const idleMb = await readIdleMemory(server);
  return {
    freshMs: database.freshMs + server.readyMs,
    restartMs: database.restartMs + server.readyMs,
    idleMb,
  };
}

/** The same PostgreSQL without any of our code: `initdb`, `postgres`, and `postgres` again. */
async function timeBareDatabase(): Promise<{ freshMs: number; restartMs: number }> {
  const startedAt = performance.now();
  const cluster = await createBareCluster();
  try {
    const first = await cluster.start();
    const freshMs = performance.now() - startedAt;
    await first.server.stop();
    const second = await cluster.start();
    await second.server.stop();
    return { freshMs, restartMs: second.server.readyMs };
  } finally {
    await cluster.remove();
  }
}

async function readIdleMemory(started: StartedProcess): Promise<number> {
  try {
    await pause(IDLE_MS);
    return await readMemoryMb(started.pid);
  } finally {
    await started.stop();
  }
}
