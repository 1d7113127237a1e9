import { loadavg } from 'node:os';
import { api } from '@citato/contract';
import { readMemoryMb } from '../child-process.ts';
import { type Scene, withWorkload } from '../workload-scene.ts';
import { printTable } from '../print-table.ts';
import { quantile } from '../quantile.ts';
import {
  type Workload,
  type WorkloadRun,
  readLaterHalfPerSecond,
  readTickSeconds,
  recordTicks,
  waitForWorkload,
} from '../prompt-workload.ts';
import { measureAdding } from './measure-adding.ts';
import { measureBeside } from './measure-beside.ts';
import { measureBudget } from './measure-budget.ts';
import { measureHttp } from './measure-http.ts';
import { measureReader } from './measure-reader.ts';
import { measureThroughput } from './measure-throughput.ts';

const THOUSAND: Workload = { users: 40, promptsPerUser: 5, due: 200 };

/**
 * `npm run bench -- pipeline [CASE]`: from due prompts to numbers through the durable queue, with the demo engine at a set
 * latency. Every time is read from the rows. Cases: throughput, reader, http, adding, latency, workers, memory, api, tick, budget.
 * `pipeline beside FOLDER [ROUNDS]` compares with the build of another clone, by turns.
 */
export async function run([only, folder, rounds = '3']: string[]): Promise<void> {
  if (only === 'beside') return measureBeside({ folder: folder ?? '', rounds: Number(rounds) });
  const cases = {
    throughput: measureThroughput,
    reader: measureReader,
    http: measureHttp,
    adding: measureAdding,
    latency: measureLatency,
    workers: measureWorkers,
    memory: measureMemory,
    api: measureApi,
    tick: measureTick,
    budget: measureBudget,
  };
  const rows: string[][] = [];
  for (const [name, measure] of Object.entries(cases)) {
    if (only !== undefined && only !== name) continue;
    const [before = 0] = loadavg();
    const measured = await measure();
    rows.push(...measured.map((row) => [...row, before.toFixed(0)]));
  }
  printTable({
    title: 'The pipeline (load: of the whole machine when the case began)',
    columns: ['case', 'measured', 'yardstick', 'ratio', 'bound', 'load'],
    rows,
  });
}

const startWorker = (scene: Scene, settings: Record<string, string>) =>
  scene.start({ ROLE: 'worker', ...settings });

async function runAtLatency({
  workers,
  settings,
  latencyMs,
}: {
  workers: number;
  settings: Record<string, string>;
  latencyMs: number;
}): Promise<WorkloadRun> {
  return withWorkload(THOUSAND, async (scene) => {
    const all = { ...settings, DEMO_ENGINE_LATENCY_MS: String(latencyMs) };
    await Promise.all(Array.from({ length: workers }, () => startWorker(scene, all)));
    return waitForWorkload(scene.client, THOUSAND.due);
  });
}

async function measureLatency(): Promise<string[][]> {
  const { answers, seconds } = await runAtLatency({ workers: 1, settings: {}, latencyMs: 2000 });
  const ideal = (answers * 2) / 50;
  return [
    [
      'answers at 2 s, 50 at a time',
      `${seconds.toFixed(1)} s`,
      `${ideal.toFixed(1)} s without any work between`,
      `${(seconds / ideal).toFixed(2)}×`,
      '≤ 1.1×',
    ],
  ];
}

async function measureWorkers(): Promise<string[][]> {
  const settings = { WORKER_CONCURRENCY: '25', ENGINE_CONCURRENCY: '100' };
  const one = await runAtLatency({ workers: 1, settings, latencyMs: 1000 });
  const two = await runAtLatency({ workers: 2, settings, latencyMs: 1000 });
  return [
    [
      'two workers at 1 s, 25 calls each',
      `${two.seconds.toFixed(1)} s`,
      `${one.seconds.toFixed(1)} s by one worker`,
      `${(one.seconds / two.seconds).toFixed(2)}×`,
      '≥ 1.6×',
    ],
  ];
}

async function measureMemory(): Promise<string[][]> {
  const workload = { users: 100, promptsPerUser: 20, due: 2000 };
  return withWorkload(workload, async (scene) => {
    const worker = await startWorker(scene, { DEMO_ENGINE_LATENCY_MS: '50' });
    const idleMb = await readMemoryMb(worker.pid);
    const { answers, seconds } = await waitForWorkload(scene.client, workload.due);
    const mb = await readMemoryMb(worker.pid);
    const warmPerSecond = await readLaterHalfPerSecond(scene.client);
    return [
      [
        `memory of a worker after ${String(answers)} answers`,
        `${mb.toFixed(0)} MB`,
        `${idleMb.toFixed(0)} MB when ready`,
        `${(mb / idleMb).toFixed(1)}×`,
        '≤ 245 MB',
      ],
      [
        'their rate in the later half, the code being warm',
        `${warmPerSecond.toFixed(0)}/s`,
        `${(answers / seconds).toFixed(0)}/s in all`,
        '',
        '≥ 500/s',
      ],
    ];
  });
}

/** An open page asks for a public answer while the same process works. */
async function measureApi(): Promise<string[][]> {
  const idle = await withWorkload({ ...THOUSAND, due: 0 }, async (scene) => {
    const { baseUrl } = await scene.start({ ROLE: 'all' });
    return timeRequests(baseUrl, () => Promise.resolve(), 200);
  });
  const busy = await withWorkload(THOUSAND, async (scene) => {
    const { baseUrl } = await scene.start({ ROLE: 'all', DEMO_ENGINE_LATENCY_MS: '50' });
    return timeRequests(baseUrl, () => waitForWorkload(scene.client, THOUSAND.due), 0);
  });
  return [
    [
      `API p95 while asking and reading (${String(busy.length)} requests)`,
      `${quantile(busy, 0.95).toFixed(0)} ms`,
      `${quantile(idle, 0.95).toFixed(1)} ms when idle`,
      `${(quantile(busy, 0.95) / quantile(idle, 0.95)).toFixed(1)}×`,
      '≤ 50 ms',
    ],
  ];
}

/** Asks again and again until `work` is over, and at least so many times. */
async function timeRequests(
  baseUrl: string,
  work: () => Promise<unknown>,
  atLeast: number,
): Promise<number[]> {
  const over = new AbortController();
  const working = work().finally(() => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted || times.length < atLeast) {
    const startedAt = performance.now();
    await (await fetch(baseUrl + api.listPlans.path)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await working;
  return times;
}

async function measureTick(): Promise<string[][]> {
  const workload = { users: 1000, promptsPerUser: 100, due: 5000 };
  return withWorkload(workload, async (scene) => {
    await recordTicks(scene.client);
    await startWorker(scene, { DEMO_ENGINE_LATENCY_MS: '60000' });
    for (;;) {
      const seconds = await readTickSeconds(scene.client);
      const { rows } = await scene.client.query<{ n: number }>('select count(*)::int as n from analyses');
      if (seconds !== null && (rows[0]?.n ?? 0) >= workload.due)
        return [
          ['tick over 100,000 prompts, 5,000 due', `${(seconds * 1000).toFixed(0)} ms`, '', '', '≤ 1000 ms'],
        ];
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
}
