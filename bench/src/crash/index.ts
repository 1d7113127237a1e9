import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Scene, withFleet } from '../fleet-scene.ts';
import { printTable } from '../print-table.ts';
import { waitForFleet } from '../prompt-fleet.ts';
import { type CountingEngine, startCountingEngine } from '../counting-engine.ts';

const FLEET = { users: 40, promptsPerUser: 5, due: 200 };
const SAMPLES = 5;
const NEEDED = FLEET.due * SAMPLES;
const LONGEST_RECOVERY_S = 60;

interface Outcome {
  /** From the start of the last worker to the last finished analysis. */
  readonly recoverySeconds: number;
  readonly openAtKills: number;
  readonly asked: number;
}

/**
 * `npm run bench -- crash [--kills N]`: the worker is killed at random while it works on 200 analyses, and a new one is
 * started each time. Calls are counted at the engine, results in the rows; a broken promise ends with an error.
 */
export async function run(args: string[]): Promise<void> {
  const kills = Number(args[args.indexOf('--kills') + 1] ?? 10) || 10;
  const engine = await startCountingEngine(800);
  try {
    await withFleet(FLEET, async (scene) => {
      const outcome = await killAgainAndAgain({ scene, engine, kills });
      await report({ client: scene.client, outcome, kills });
    });
  } finally {
    engine.close();
  }
}

async function killAgainAndAgain({
  scene,
  engine,
  kills,
}: {
  scene: Scene;
  engine: CountingEngine;
  kills: number;
}): Promise<Outcome> {
  const startWorker = () =>
    scene.start({
      ROLE: 'worker',
      COMPATIBLE_BASE_URL: engine.baseUrl,
      COMPATIBLE_MODEL: 'counting-1',
      WORKER_CONCURRENCY: '20',
      JOB_LEASE_S: '10',
    });
  let worker = await startWorker();
  let openAtKills = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(500 + Math.random() * 2_500);
    openAtKills += engine.open();
    await worker.kill();
    worker = await startWorker();
  }
  const startedAt = Date.now();
  await waitForFleet(scene.client, FLEET.due);
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
  const count = async (text: string) =>
    Number((await client.query<{ n: string }>(`select count(*) as n ${text}`)).rows[0]?.n);
  const results = await count('from analysis_results');
  const ok = await count(`from analysis_results where status = 'ok'`);
  const samples = await count('from (select distinct analysis_id, engine, sample from analysis_results) s');
  const finished = await count(`from analyses where status = 'finished'`);
  const unsettled = await count(`from engine_calls where status = 'open'`);
  const failed = await count(`from engine_calls where status = 'failed'`);
  const checks: [string, string, string, boolean][] = [
    ['analyses finished', String(finished), String(FLEET.due), finished === FLEET.due],
    [
      'results, one a sample',
      `${results} of ${samples} samples`,
      String(NEEDED),
      results === NEEDED && samples === NEEDED,
    ],
    ['of them answered', String(ok), String(NEEDED), ok === NEEDED],
    [
      'calls at the engine',
      String(asked),
      `≤ ${NEEDED} + ${unsettled} unsettled at the kills`,
      asked <= NEEDED + unsettled,
    ],
    ['calls that failed', String(failed), '0', failed === 0],
    ['open at the engine when killed', String(openAtKills), '', true],
    [
      'last start to last result',
      `${recoverySeconds.toFixed(1)} s`,
      `≤ ${LONGEST_RECOVERY_S} s`,
      recoverySeconds <= LONGEST_RECOVERY_S,
    ],
  ];
  printTable({
    title: `${kills} kills during ${FLEET.due} analyses of ${SAMPLES} answers`,
    columns: ['promise', 'measured', 'bound', ''],
    rows: checks.map(([name, measured, bound, isKept]) => [
      name,
      measured,
      bound,
      isKept ? 'kept' : 'BROKEN',
    ]),
  });
  if (checks.some(([, , , isKept]) => !isKept)) throw new Error('A promise was broken');
}
