import type pg from 'pg';
import { readCpuSeconds, readFamilyCpuSeconds } from '../child-process.ts';
import { withWorkload } from '../workload-scene.ts';
import { type Workload, readLaterHalfPerSecond, waitForWorkload } from '../prompt-workload.ts';

/**
 * One worker on a workload, from due prompts to figures: its throughput, and what an answer costs in processor time on
 * both sides.
 */
export async function measureWorker({
  workload,
  env,
  describe,
  bound,
}: {
  workload: Workload;
  env: Readonly<Record<string, string>>;
  /** What the answers were, once they all stand. */
  describe: (answers: number, client: pg.Client) => Promise<string> | string;
  /** The pace the pipeline is to keep. */
  bound: string;
}): Promise<string[][]> {
  return withWorkload(workload, async (scene) => {
    const worker = await scene.start({ ROLE: 'worker', ...env });
    const cpuBefore = await readCpuSeconds(worker.pid);
    const databaseCpuBefore = await readFamilyCpuSeconds(scene.databasePid);
    const { answers, seconds } = await waitForWorkload(scene.client, workload.due);
    const cpuSeconds = (await readCpuSeconds(worker.pid)) - cpuBefore;
    const databaseCpuSeconds = (await readFamilyCpuSeconds(scene.databasePid)) - databaseCpuBefore;
    const warmPerSecond = await readLaterHalfPerSecond(scene.client);
    return [
      [
        await describe(answers, scene.client),
        `${(answers / seconds).toFixed(0)}/s`,
        `${warmPerSecond.toFixed(0)}/s in the later half`,
        `${((cpuSeconds / answers) * 1000).toFixed(1)} ms of processor time each`,
        bound,
      ],
      [
        'processor time of PostgreSQL for them',
        `${((databaseCpuSeconds / answers) * 1000).toFixed(1)} ms each`,
        `${((2 * answers) / (cpuSeconds + databaseCpuSeconds)).toFixed(0)}/s if both shared two cores evenly`,
        '',
        '',
      ],
    ];
  });
}
