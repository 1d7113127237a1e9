import { setTimeout as delay } from 'node:timers/promises';
import { type Scene, type WorkedScene, withWorkers } from '../workload-scene.ts';
import { checkWorkloadRows, checkBounds, type MeasuredBound } from '../check-bounds.ts';
import { waitForWorkload } from '../prompt-workload.ts';
import type { StartedProduct } from '../start-product.ts';
import { type Journey, travel } from './travel.ts';

/** Nothing is due until everybody is there to be killed. */
const WORKLOAD = { users: 40, promptsPerUser: 5, due: 0 };
const ANALYSES = WORKLOAD.users * WORKLOAD.promptsPerUser;
const ENGINE_LATENCY_MS = 2_000;
const SAMPLES = 5;
const WORKERS = 3;
const POOLER_AWAY_MS = 1_500;
const MAX_EVENT_S = 15;
const MAX_RECOVERY_S = 90;

/**
 * `npm run bench -- cluster [--rounds N]`: two web and three worker processes reach PostgreSQL through a pooler in
 * transaction mode. A customer travels from registration to a live event before, between and after the faults: in every
 * round two workers die at once, the pooler dies and comes back, and every listening connection is cut.
 */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[args.indexOf('--rounds') + 1] ?? 3) || 3;
  const options = {
    workload: WORKLOAD,
    engineLatencyMs: ENGINE_LATENCY_MS,
    settings: { SCHEDULER_TICK_S: '1' },
    isPooled: true,
  };
  await withWorkers(options, (scene) => surviveFaults(scene, rounds));
}

async function surviveFaults(scene: WorkedScene, rounds: number): Promise<void> {
  const { engine, startWorker } = scene;
  const webs = [await scene.start({ ROLE: 'web' }), await scene.start({ ROLE: 'web' })];
  let workers: StartedProduct[] = [];
  while (workers.length < WORKERS) workers.push(await startWorker());
  const journeys: Journey[] = [await travel({ webs, name: 'prima' })];
  let cutConnections = 0;
  let openAtFaults = 0;
  await scene.client.query('update prompt_states set next_run_at = now() where last_processed_at is null');
  for (let round = 0; round < rounds; round += 1) {
    while (engine.open() === 0) await delay(50);
    await delay(500 + Math.random() * 1_500);
    const [first, second, ...others] = workers;
    openAtFaults += engine.open();
    await Promise.all([first?.kill(), second?.kill()]);
    await scene.pooler?.killAndRestart(POOLER_AWAY_MS);
    cutConnections += await cutListeners(scene);
    workers = [...others, ...(await Promise.all([startWorker(), startWorker()]))];
  }
  const startedAt = Date.now();
  journeys.push(await travel({ webs, name: 'dopo' }));
  await waitForWorkload(scene.client, ANALYSES + journeys.length);
  const recoverySeconds = (Date.now() - startedAt) / 1000;
  checkBounds({
    title:
      `Two web and three worker processes behind ${scene.pooler?.name ?? 'nothing'}: ${String(rounds)} times two workers, ` +
      `the pooler and ${String(cutConnections)} listening connections in all died during ${String(ANALYSES)} analyses`,
    bounds: [
      ...(await checkWorkloadRows({
        client: scene.client,
        analyses: ANALYSES + journeys.length,
        samples: SAMPLES,
        asked: engine.asked(),
      })),
      {
        name: 'calls under way when it struck',
        measured: String(openAtFaults),
        bound: '> 0',
        isKept: openAtFaults > 0,
      },
      ...journeys.map(describeJourney),
      within({ name: 'last fault to last result', seconds: recoverySeconds, bound: MAX_RECOVERY_S }),
    ],
  });
}

/** As a fail-over or a firewall would: those that only listen ask for a sign of life and nothing else. */
async function cutListeners({ client }: Scene): Promise<number> {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'citato-%' and state = 'idle' and (query like 'listen %' or query = 'select 1')`,
  );
  return rowCount ?? 0;
}

function describeJourney({ name, eventSeconds }: Journey): MeasuredBound {
  return within({
    name: `company at one web process to event at the other (${name})`,
    seconds: eventSeconds,
    bound: MAX_EVENT_S,
  });
}

function within({ name, seconds, bound }: { name: string; seconds: number; bound: number }): MeasuredBound {
  return {
    name,
    measured: `${seconds.toFixed(1)} s`,
    bound: `≤ ${String(bound)} s`,
    isKept: seconds <= bound,
  };
}
