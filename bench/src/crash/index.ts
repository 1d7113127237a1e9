import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type WorkedScene, withWorkers } from '../workload-scene.ts';
import { checkWorkloadRows, checkBounds } from '../check-bounds.ts';
import { waitForWorkload } from '../prompt-workload.ts';

const WORKLOAD = { users: 40, promptsPerUser: 5, due: 200 };
const SAMPLES = 5;
const ENGINE_LATENCY_MS = 800;
const MAX_RECOVERY_S = 60;

interface Outcome {
  /** From the start of the last worker to the last finished analysis. */
  readonly recoverySeconds: number;
  readonly openAtKills: number;
  readonly asked: number;
}

/**
 * `npm run bench -- crash [--kills N]`: the worker is killed at random while it works on 200 analyses, and a new one is
 * started each time. Calls are counted at the engine, results in the rows; a bound that is not kept ends with an error.
 */
export async function run(args: string[]): Promise<void> {
  const kills = Number(args[args.indexOf('--kills') + 1] ?? 10) || 10;
  await withWorkers({ workload: WORKLOAD, engineLatencyMs: ENGINE_LATENCY_MS }, async (scene) => {
    const outcome = await killAgainAndAgain(scene, kills);
    await report({ client: scene.client, outcome, kills });
  });
}

async function killAgainAndAgain(
  { client, engine, startWorker }: WorkedScene,
  kills: number,
): Promise<Outcome> {
  let worker = await startWorker();
  let openAtKills = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(500 + Math.random() * 2_500);
    openAtKills += engine.open();
    await worker.kill();
    worker = await startWorker();
  }
  const startedAt = Date.now();
  await waitForWorkload(client, WORKLOAD.due);
  return { recoverySeconds: (Date.now() - startedAt) / 1000, openAtKills, asked: engine.asked() };
}

async function report({
  client,
  outcome: { recoverySeconds, openAtKills, asked },
  kills,
}: {
  client: pg.Client;
  outcome: Outcome;
  kills: number;
}): Promise<void> {
  const rows = await checkWorkloadRows({ client, analyses: WORKLOAD.due, samples: SAMPLES, asked });
  checkBounds({
    title: `${kills} kills during ${WORKLOAD.due} analyses of ${SAMPLES} answers`,
    bounds: [
      ...rows,
      { name: 'open at the engine when killed', measured: String(openAtKills), bound: '', isKept: true },
      {
        name: 'last start to last result',
        measured: `${recoverySeconds.toFixed(1)} s`,
        bound: `≤ ${MAX_RECOVERY_S} s`,
        isKept: recoverySeconds <= MAX_RECOVERY_S,
      },
    ],
  });
}
