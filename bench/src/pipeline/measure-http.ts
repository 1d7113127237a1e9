import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { readCpuSeconds, readFamilyCpuSeconds } from '../child-process.ts';
import { startCountingEngine } from '../counting-engine.ts';
import { withFleet } from '../fleet-scene.ts';
import { type Fleet, readLaterHalfPerSecond, waitForFleet } from '../prompt-fleet.ts';

const FLEET: Fleet = { users: 100, promptsPerUser: 20, due: 2000 };
const LATENCY_MS = 50;

/** Answers of real length over HTTP, from an engine in this process, read by one worker. */
export async function measureHttp(): Promise<string[][]> {
  const engine = await startCountingEngine(LATENCY_MS, await readWrittenAnswers());
  try {
    return await withFleet(FLEET, async (scene) => {
      const worker = await scene.start({
        ROLE: 'worker',
        COMPATIBLE_BASE_URL: engine.baseUrl,
        COMPATIBLE_MODEL: 'counting-1',
      });
      const cpuBefore = await readCpuSeconds(worker.pid);
      const databaseCpuBefore = await readFamilyCpuSeconds(scene.databasePid);
      const { answers, seconds } = await waitForFleet(scene.client, FLEET.due);
      const cpuSeconds = (await readCpuSeconds(worker.pid)) - cpuBefore;
      const databaseCpuSeconds = (await readFamilyCpuSeconds(scene.databasePid)) - databaseCpuBefore;
      const warmPerSecond = await readLaterHalfPerSecond(scene.client);
      return [
        [
          `${String(answers)} answers over HTTP at 50 ms, one worker`,
          `${(answers / seconds).toFixed(0)}/s`,
          `${warmPerSecond.toFixed(0)}/s in the later half`,
          `${((cpuSeconds / answers) * 1000).toFixed(1)} ms of processor time each`,
          '≥ 500/s',
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
  } finally {
    engine.close();
  }
}

async function readWrittenAnswers(): Promise<string[]> {
  const lines = await readFile(join(ROOT, 'bench/fixtures/written/gold.jsonl'), 'utf8');
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const labelled: unknown = JSON.parse(line);
      if (typeof labelled !== 'object' || labelled === null || !('answer' in labelled))
        throw new Error('A line of the written answers has no answer');
      return String(labelled.answer);
    });
}
