import { setTimeout as delay } from 'node:timers/promises';
import { startCountingEngine } from '../counting-engine.ts';
import { withWorkload } from '../workload-scene.ts';

const WORKLOAD = { users: 100, promptsPerUser: 5, due: 500 };
const CENTS = 50;
const MICRO_DOLLARS = CENTS * 10_000;
/** Every analysis has met the budget when this many looks in a row find nobody asking. */
const QUIET_POLLS = 10;

/** 500 due analyses of five priced calls each, and money for a twentieth of them. */
export async function measureBudget(): Promise<string[][]> {
  const engine = await startCountingEngine(200);
  try {
    return await withWorkload(WORKLOAD, async (scene) => {
      const { client } = scene;
      await scene.start({
        ROLE: 'worker',
        PERPLEXITY_API_KEY: 'bench',
        PERPLEXITY_BASE_URL: engine.baseUrl,
        ENGINE_DAILY_BUDGET_CENTS: String(CENTS),
      });
      const count = async (text: string) =>
        Number((await client.query<{ n: string | null }>(`select ${text}`)).rows[0]?.n ?? 0);
      for (let quiet = 0; quiet < QUIET_POLLS;) {
        await delay(500);
        const waiting = await count(`count(*) as n from analyses`);
        const asking = await count(`count(*) as n from analyses where status in ('asking', 'reading')
          or status = 'queued' and attempt = 0`);
        quiet = waiting === WORKLOAD.due && asking === 0 ? quiet + 1 : 0;
      }
      const spent = await count(
        'sum(coalesce(cost_micro_dollars, estimated_cost_micro_dollars)) as n from engine_calls',
      );
      const dearest = await count('max(cost_micro_dollars) as n from engine_calls');
      const booked = await count('count(*) as n from engine_calls');
      const failed = await count(`count(*) as n from analyses where status = 'failed'`);
      const deferred = await count(`count(*) as n from analyses where status = 'queued'`);
      const finished = await count(`count(*) as n from analyses where status = 'finished'`);
      const inFlight = 50 * dearest;
      return [
        [
          `spent of ${String(CENTS)} US cents by 500 analyses that want 2,500 calls`,
          `${(spent / 10_000).toFixed(1)} cents`,
          `${String(engine.asked())} calls at the engine, ${String(booked)} in the ledger`,
          `${(spent / MICRO_DOLLARS).toFixed(2)}×`,
          `≤ ${((MICRO_DOLLARS + inFlight) / 10_000).toFixed(1)} cents`,
        ],
        [
          'of them failed',
          String(failed),
          `${String(finished)} finished, ${String(deferred)} wait for money`,
          '',
          '0',
        ],
      ];
    });
  } finally {
    engine.close();
  }
}
