import { readCpuSeconds, readFamilyCpuSeconds } from '../child-process.ts';
import { printTable } from '../print-table.ts';
import { waitForWorkload } from '../prompt-workload.ts';
import { median } from '../quantile.ts';
import { withWorkload } from '../workload-scene.ts';

const WORKLOAD = { users: 40, promptsPerUser: 10, due: 400 };
/** Of the other build’s speed. */
const BOUND = 0.97;

interface Cost {
  readonly workerMs: number;
  readonly databaseMs: number;
  readonly perSecond: number;
}

/**
 * One worker of this build and one of another clone's, by turns, each on a database of its own: processor time an answer,
 * which a busy machine spares.
 */
export async function measureBeside({ folder, rounds }: { folder: string; rounds: number }): Promise<void> {
  if (folder === '') throw new Error('expected the folder of another clone that is built');
  const other: Cost[] = [];
  const own: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    other.push(await measureOnce({ folder }));
    own.push(await measureOnce({}));
  }
  const row = (name: string, read: (cost: Cost) => number, unit: string) => {
    const [before, now] = [median(other.map(read)), median(own.map(read))];
    const speed = unit === 'ms' ? before / now : now / before;
    return [name, `${before.toFixed(2)} ${unit}`, `${now.toFixed(2)} ${unit}`, speed.toFixed(2)];
  };
  printTable({
    title: `A worker of this build beside that of ${folder}, median of ${String(rounds)} by turns (speed: ≥ ${String(BOUND)})`,
    columns: ['an answer', 'the other', 'this', 'speed'],
    rows: [
      row('processor time of the worker', ({ workerMs }) => workerMs, 'ms'),
      row('processor time of PostgreSQL', ({ databaseMs }) => databaseMs, 'ms'),
      row('of both', ({ workerMs, databaseMs }) => workerMs + databaseMs, 'ms'),
      row('answers by the clock', ({ perSecond }) => perSecond, '/s'),
    ],
  });
}

async function measureOnce(build: { folder?: string }): Promise<Cost> {
  return withWorkload(
    WORKLOAD,
    async (scene) => {
      const worker = await scene.start({ ROLE: 'worker', DEMO_ENGINE_LATENCY_MS: '50' });
      const before = {
        worker: await readCpuSeconds(worker.pid),
        database: await readFamilyCpuSeconds(scene.databasePid),
      };
      const { answers, seconds } = await waitForWorkload(scene.client, WORKLOAD.due);
      const spent = async (since: number, now: Promise<number>) => (((await now) - since) * 1000) / answers;
      return {
        workerMs: await spent(before.worker, readCpuSeconds(worker.pid)),
        databaseMs: await spent(before.database, readFamilyCpuSeconds(scene.databasePid)),
        perSecond: answers / seconds,
      };
    },
    build,
  );
}
