import { readCpuSeconds, readFamilyCpuSeconds } from '../child-process.ts';
import { type Workload, waitForWorkload } from '../prompt-workload.ts';
import { withWorkload } from '../workload-scene.ts';
import { timeBareInserts } from './time-bare-inserts.ts';

const BOUND = 0.08;

/**
 * One worker from a cold start, beside PostgreSQL copying the rows it left: by the clock, which a busy machine spoils for
 * both, and by processor time of all who took part.
 */
export async function measureThroughput(): Promise<string[][]> {
  const workload: Workload = { users: 40, promptsPerUser: 5, due: 200 };
  return withWorkload(workload, async (scene) => {
    const worker = await scene.start({ ROLE: 'worker', DEMO_ENGINE_LATENCY_MS: '50' });
    const readCpu = async () => ({
      worker: await readCpuSeconds(worker.pid),
      database: await readFamilyCpuSeconds(scene.databasePid),
    });
    const before = await readCpu();
    const { answers, seconds } = await waitForWorkload(scene.client, workload.due);
    const stored = await readCpu();
    const bare = await timeBareInserts(scene.client);
    const copied = await readCpu();
    const each = (from: number, to: number) => ((to - from) * 1000) / answers;
    const workerMs = each(before.worker, stored.worker);
    const databaseMs = each(before.database, stored.database);
    const copyMs = each(stored.database, copied.database);
    const perSecond = answers / seconds;
    return [
      [
        'answers at 50 ms, one worker',
        `${perSecond.toFixed(0)}/s`,
        `${bare.perSecond.toFixed(0)}/s same rows, copied in SQL`,
        `${(perSecond / bare.perSecond).toFixed(2)}×`,
        `≥ 500/s, ≥ ${String(BOUND)}×`,
      ],
      [
        'processor time of the worker for them',
        `${workerMs.toFixed(1)} ms each`,
        `${(1000 / workerMs).toFixed(0)}/s on a core of its own`,
        '',
        '',
      ],
      [
        'processor time of worker and PostgreSQL',
        `${(workerMs + databaseMs).toFixed(2)} ms each`,
        `${copyMs.toFixed(2)} ms copied in SQL`,
        `${(copyMs / (workerMs + databaseMs)).toFixed(2)}×`,
        '',
      ],
    ];
  });
}
