import { readCpuSeconds, readFamilyCpuSeconds } from '../child-process.ts';
import { withFleet } from '../fleet-scene.ts';
import { type Fleet, readLaterHalfPerSecond, waitForFleet } from '../prompt-fleet.ts';
import { startReadingModel } from './reading-model.ts';

const FLEET: Fleet = { users: 100, promptsPerUser: 20, due: 1000 };
const LATENCY_MS = 50;

/** Answers of the demo engine that a model reads, all of an analysis in one call, from due prompts to numbers. */
export async function measureReader(): Promise<string[][]> {
  const model = await startReadingModel(LATENCY_MS);
  try {
    return await withFleet(FLEET, async (scene) => {
      const worker = await scene.start({
        ROLE: 'worker',
        ENGINES: 'demo',
        DEMO_ENGINE_LATENCY_MS: String(LATENCY_MS),
        READER: 'compatible',
        COMPATIBLE_BASE_URL: model.baseUrl,
        COMPATIBLE_MODEL: 'reading-1',
      });
      const cpuBefore = await readCpuSeconds(worker.pid);
      const databaseCpuBefore = await readFamilyCpuSeconds(scene.databasePid);
      const { answers, seconds } = await waitForFleet(scene.client, FLEET.due);
      const cpuSeconds = (await readCpuSeconds(worker.pid)) - cpuBefore;
      const databaseCpuSeconds = (await readFamilyCpuSeconds(scene.databasePid)) - databaseCpuBefore;
      const warmPerSecond = await readLaterHalfPerSecond(scene.client);
      const { rows } = await scene.client.query<{ n: number }>(
        `select count(*)::int as n from analysis_results where reader <> 'rules'`,
      );
      const read = rows[0]?.n ?? 0;
      return [
        [
          `${String(answers)} answers, ${String(read)} read by a model of 50 ms in ${String(model.asked())} calls`,
          `${(answers / seconds).toFixed(0)}/s`,
          `${warmPerSecond.toFixed(0)}/s in the later half`,
          `${((cpuSeconds / answers) * 1000).toFixed(1)} ms of processor time each`,
          '≥ 400/s',
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
    model.close();
  }
}
