import { readdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { readMemoryMb } from '../child-process.ts';
import { startCountingEngine } from '../counting-engine.ts';
import { type Scene, withWorkload } from '../workload-scene.ts';
import { printTable } from '../print-table.ts';
import { median, quantile } from '../quantile.ts';
import type { StartedProduct } from '../start-product.ts';
import { createLoad, type Load } from './load.ts';
import { drawCurve } from './draw-curve.ts';
import { fitSlope } from './fit-slope.ts';

const WORKLOAD = { users: 40, promptsPerUser: 5, due: 0 };
const MINUTE_MS = 60_000;
const SAMPLE_MS = 5_000;
/** Connections and streams that are given back need as long as an idle one is kept. */
const QUIET_MS = 35_000;
const WARM_UP_MINUTES = 10;
const MAX_MB_A_MINUTE = 1;
/** How much slower the last third of the minutes may be than the first: a machine is never quite still. */
const MAX_SLOWER = 1.5;

interface Minute {
  readonly p95Ms: number;
  readonly reads: number;
  readonly answers: number;
  readonly memoryMb: number;
}

interface Held {
  /** Each of them is received by listeners of the process. */
  readonly streams: number;
  readonly connections: number;
  readonly files: number;
}

/**
 * `npm run bench -- soak [MINUTES]`: one process under a third of the load it can carry, for 30 minutes. Full load is
 * measured first, on the same machine: dashboards read and answers written as fast as they go. Open files count streams
 * and connections of browsers, engines and the database alike.
 */
export async function run([minutes = '30']: string[]): Promise<void> {
  const engine = await startCountingEngine(50);
  try {
    await withWorkload(WORKLOAD, async (scene) => {
      const product = await scene.start({
        COMPATIBLE_BASE_URL: engine.baseUrl,
        COMPATIBLE_MODEL: 'counting-1',
        SCHEDULER_TICK_S: '1',
        RATE_LIMIT_SCALE: '100000',
      });
      await soak({ scene, product, minutes: Number(minutes) });
    });
  } finally {
    engine.close();
  }
}

async function soak({
  scene: { client },
  product,
  minutes,
}: {
  scene: Scene;
  product: StartedProduct;
  minutes: number;
}): Promise<void> {
  const load = await createLoad({ client, baseUrl: product.baseUrl });
  const before = await readHeld({ client, product });
  const full = await load.measureFull();
  const third = { reads: full.reads / 3, analyses: full.analyses / 3 };
  const memory: [number, number][] = [];
  const startedAt = Date.now();
  const since = () => (Date.now() - startedAt) / MINUTE_MS;
  const stop = load.hold(third);
  const rows: Minute[] = [];
  while (rows.length < minutes) {
    while (since() < rows.length + 1) {
      await delay(SAMPLE_MS);
      memory.push([since(), await readMemoryMb(product.pid)]);
    }
    rows.push({ ...summarise(load), memoryMb: memory.at(-1)?.[1] ?? 0 });
    const last = rows.at(-1);
    console.error(
      `minute ${String(rows.length)}: p95 ${String(last?.p95Ms.toFixed(0))} ms, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
    );
  }
  await stop();
  await delay(QUIET_MS);
  const after = await readHeld({ client, product });
  report({ rows, memory, minutes, full, before, after, failed: load.countFailed() });
}

function summarise(load: Load): Omit<Minute, 'memoryMb'> {
  const { times, answers } = load.takeMinute();
  return { p95Ms: quantile(times, 0.95), reads: times.length, answers };
}

async function readHeld({ client, product }: { client: pg.Client; product: StartedProduct }): Promise<Held> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where application_name like 'citato-%'`,
  );
  const files = await readdir(`/proc/${String(product.pid)}/fd`);
  return { streams: await countStreams(product), connections: rows[0]?.n ?? 0, files: files.length };
}

/** Browsers that receive live events, as the process itself counts them. */
async function countStreams({ baseUrl }: StartedProduct): Promise<number> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  const [, count] = /^citato_live_streams(?:\{[^}]*\})? (\d+)$/m.exec(text) ?? [];
  if (count === undefined) throw new Error('/metrics does not count the streams');
  return Number(count);
}

function report({
  rows,
  memory,
  minutes,
  full,
  before,
  after,
  failed,
}: {
  rows: readonly Minute[];
  memory: readonly [number, number][];
  minutes: number;
  full: { reads: number; analyses: number };
  before: Held;
  after: Held;
  failed: number;
}): void {
  const from = minutes > WARM_UP_MINUTES ? WARM_UP_MINUTES : minutes / 2;
  const slope = fitSlope(memory.filter(([minute]) => minute >= from));
  const third = Math.max(1, Math.floor(rows.length / 3));
  const p95Of = (some: readonly Minute[]) => median(some.map(({ p95Ms }) => p95Ms));
  const slower = p95Of(rows.slice(-third)) / p95Of(rows.slice(0, third));
  const p95Curve = drawCurve(rows.map(({ p95Ms }) => p95Ms));
  const memoryCurve = drawCurve(rows.map(({ memoryMb }) => memoryMb));
  printTable({
    title:
      `${String(minutes)} minutes at a third of ${full.reads.toFixed(0)} dashboards and ${full.analyses.toFixed(1)} analyses a second, ` +
      `${String(failed)} reads failed; memory after minute ${String(from)}: ${slope.toFixed(2)} MB a minute (bound ${String(MAX_MB_A_MINUTE)}); ` +
      `p95 of the last third ÷ of the first: ${slower.toFixed(2)} (bound ${String(MAX_SLOWER)})`,
    columns: ['minute', 'p95', 'p95 as a curve', 'reads', 'answers', 'memory', 'memory as a curve'],
    rows: rows.map(({ p95Ms, reads, answers, memoryMb }, index) => [
      String(index + 1),
      `${p95Ms.toFixed(1)} ms`,
      p95Curve[index] ?? '',
      String(reads),
      String(answers),
      `${memoryMb.toFixed(0)} MB`,
      memoryCurve[index] ?? '',
    ]),
  });
  printTable({
    title: `Held before the load, and ${String(QUIET_MS / 1000)} s after it`,
    columns: ['', 'before', 'after'],
    rows: [
      ['streams of live events', String(before.streams), String(after.streams)],
      ['connections to PostgreSQL', String(before.connections), String(after.connections)],
      ['open files of the process', String(before.files), String(after.files)],
    ],
  });
  const isLeftOver = after.streams > before.streams || after.connections > before.connections;
  if (slope > MAX_MB_A_MINUTE || slower > MAX_SLOWER || failed > 0 || isLeftOver) process.exitCode = 1;
}
