import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineReply } from '#adapters/engines';
import type { AccountId } from '#lib/ids';
import { countRows } from '#test/monitoring-scene';
import { answerText, noAnswer } from '#test/scripted-engine';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { createCallBatchers } from '../budget/batch-calls.ts';
import { createSharedPermits, type SharedPermits } from '../permits/share-permits.ts';
import type { SettledCall } from '../store/ledger.ts';
import { type CallOrder, makeGuardedCall } from './make-guarded-call.ts';

const ESTIMATE = 20_000;
const model = { engine: 'openai', model: 'scripted', estimatedCostMicroDollars: ESTIMATE } as const;
const PURPOSES = ['reading', 'suggestion', 'task_list', 'action_plan', 'visitor'] as const;
type Purpose = (typeof PURPOSES)[number];
const breakerOf = (purpose: Purpose) => (purpose === 'reading' ? 'reader' : 'openai');

let app: TestApp;
let permits: SharedPermits;
let userId: AccountId;
beforeAll(async () => {
  app = await startTestApp();
  permits = createSharedPermits({ ...app.ctx, perEngine: 1, perProcess: 1, leaseSeconds: 30 });
  const { rows } = await app.ctx.db.execute<{ id: AccountId }>(
    sql`select id from users where email = ${(await app.openAccount()).user.email}`,
  );
  if (rows[0] === undefined) throw new Error('the account is not there');
  userId = rows[0].id;
});
afterAll(async () => {
  await permits.close();
  await app.stop();
});
beforeEach(async () => {
  await app.ctx.db.execute(sql`delete from engine_calls`);
  await app.ctx.db.execute(sql`delete from engine_breakers`);
});

function orderOf(purpose: Purpose): CallOrder {
  const payer = { userId, promptId: null, analysisId: null };
  if (purpose === 'visitor') return { purpose, payer: null };
  return purpose === 'reading' ? { purpose, payer, turn: 'answers' } : { purpose, payer };
}

/** The guarded call, with a record of what was sent. */
function openDoor({ dailyBudgetCents = 100 }: { dailyBudgetCents?: number } = {}) {
  const settlements: SettledCall[] = [];
  const made = { calls: 0 };
  const settings = { dailyBudgetCents, visitorBudgetCents: 100, engineTimeoutMs: 5000 };
  const batchers = createCallBatchers({ ...app.ctx, ...settings });
  const calls: typeof batchers = {
    ...batchers,
    settlements: {
      ...batchers.settlements,
      add: (settled) => {
        settlements.push(settled);
        return batchers.settlements.add(settled);
      },
    },
  };
  const call = (
    purpose: Purpose,
    reply: (options: { signal: AbortSignal }) => EngineReply | Promise<EngineReply>,
    signal = new AbortController().signal,
  ) =>
    makeGuardedCall<EngineReply>(
      { ...app.ctx, permits, calls },
      {
        order: orderOf(purpose),
        model,
        ask: async (options) => {
          made.calls += 1;
          return reply(options);
        },
        timeoutMs: null,
        signal,
      },
    );
  return { call, settlements, made };
}

const listLedger = async () => {
  const { rows } = await app.ctx.db.execute(
    sql`select status, cost_micro_dollars::int as cost, user_id is not null as paid from engine_calls`,
  );
  return rows;
};
const readBreakers = async () => {
  const { rows } = await app.ctx.db.execute<{ engine: string }>(
    sql`select engine from engine_breakers where retry_at is not null`,
  );
  return rows.map(({ engine }) => engine);
};
const openBreaker = (subject: string) =>
  app.ctx.db.execute(
    sql`insert into engine_breakers (engine, failures, openings, retry_at)
      values (${subject}, 5, 1, ${new Date(app.clock.now().getTime() + 20_000).toISOString()})`,
  );
const readCounter = async (series: string) => {
  const { body } = await app.server.inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
};
/** The only permit is free again. */
const expectPermit = async () => {
  const lease = await permits.take({ engine: 'openai', wanted: 1, signal: new AbortController().signal });
  lease.releaseOne();
  expect(lease.granted).toBe(1);
};

describe.each(PURPOSES)('a guarded call: %s', (purpose) => {
  it('is booked before it is made, counted, settled once, and gives its permit back', async () => {
    const { call, settlements } = openDoor();
    const series = `citato_engine_calls_total{engine="openai",purpose="${purpose}",outcome="ok"}`;
    const before = await readCounter(series);
    const paid = purpose !== 'visitor';
    await call(purpose, async () => {
      expect(await listLedger()).toEqual([{ status: 'open', cost: null, paid }]);
      return answerText('Aruba');
    });
    expect(await listLedger()).toEqual([{ status: 'ok', cost: 700, paid }]);
    expect(settlements).toHaveLength(1);
    expect(await readCounter(series)).toBe(before + 1);
    await expectPermit();
  });

  it('is settled once at its estimate when whoever is asked throws', async () => {
    const { call, settlements } = openDoor();
    const made = call(purpose, () => {
      throw new Error('a fault of the library');
    });
    if (purpose === 'visitor') expect(await made).toMatchObject({ status: 'failed', kind: 'provider_error' });
    else await expect(made).rejects.toThrow('a fault of the library');
    expect(await listLedger()).toMatchObject([{ status: 'failed', cost: ESTIMATE }]);
    expect(settlements).toHaveLength(1);
    await expectPermit();
  });

  it('is settled once when it is stopped on its way, and says nothing against who is asked', async () => {
    const { call, settlements } = openDoor();
    const stop = new AbortController();
    const reply = await call(
      purpose,
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () =>
            resolve(Object.assign(noAnswer('network'), { costMicroDollars: 300 })),
          );
          stop.abort();
        }),
      stop.signal,
    );
    expect(reply).toMatchObject({ status: 'failed', kind: 'aborted' });
    expect(await listLedger()).toMatchObject([{ status: 'failed', cost: 300 }]);
    expect(settlements).toHaveLength(1);
    expect(await countRows(app, 'engine_breakers')).toBe(0);
    await expectPermit();
  });

  it('is not booked when it is stopped while it waits for a permit', async () => {
    const { call, made } = openDoor();
    const lease = await permits.take({ engine: 'openai', wanted: 1, signal: new AbortController().signal });
    const stop = new AbortController();
    const waiting = call(purpose, () => answerText('Aruba'), stop.signal);
    stop.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    lease.releaseOne();
    expect([made.calls, await listLedger()]).toEqual([0, []]);
    await expectPermit();
  });

  it('is neither made nor booked where the money is spent', async () => {
    const { call, made } = openDoor({ dailyBudgetCents: 1 });
    expect(await call(purpose, () => answerText('Aruba'))).toBe('over_budget');
    expect([made.calls, await listLedger()]).toEqual([0, []]);
    await expectPermit();
  });

  it('is neither made nor booked while its breaker is open, and made while another one is', async () => {
    const { call, made } = openDoor();
    await openBreaker(breakerOf(purpose));
    expect(await call(purpose, () => answerText('Aruba'))).toBe('unavailable');
    expect([made.calls, await listLedger()]).toEqual([0, []]);
    await app.ctx.db.execute(sql`delete from engine_breakers`);
    await openBreaker(purpose === 'reading' ? 'openai' : 'reader');
    expect(await call(purpose, () => answerText('Aruba'))).toMatchObject({ status: 'ok' });
  });

  it('opens its breaker by five failures in a row, and closes it as the probe that is answered', async () => {
    const { call } = openDoor();
    for (let count = 0; count < 5; count += 1) await call(purpose, () => noAnswer('provider_error'));
    expect(await readBreakers()).toEqual([breakerOf(purpose)]);
    app.clock.advance({ seconds: 31 });
    const replies = await Promise.all([1, 2].map(() => call(purpose, () => answerText('Aruba'))));
    expect(replies).toEqual([expect.objectContaining({ status: 'ok' }), 'unavailable']);
    expect(await readBreakers()).toEqual([]);
  });
});

it.each(['reading', 'suggestion', 'task_list', 'action_plan'] as const)(
  'a reply nobody can use says nothing against the model: %s',
  async (purpose) => {
    const { call } = openDoor();
    for (let count = 0; count < 6; count += 1) await call(purpose, () => noAnswer('bad_answer'));
    expect(await countRows(app, 'engine_breakers')).toBe(0);
  },
);
