import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisId } from '#lib/ids';
import { countRows, createCompany, registerWithPlan } from '../../../../test/monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from '../../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../../test/start-test-app.ts';
import { romeDay } from '../../../lib/rome-time.ts';
import { scheduleDuePrompts } from '../schedule/schedule-due-prompts.ts';
import { bookWaves } from './book-waves.ts';
import { RunLostError } from './store-answers.ts';
import { claimAnalyses } from '../store/fences.ts';

let app: TestApp;
afterEach(() => app.stop());

describe('the day’s budget', () => {
  it('is kept to the call by many analyses at once, and leaves each user a part of it', async () => {
    const engine = createScriptedEngine({
      estimatedCostMicroDollars: 4000,
      reply: async () => {
        await new Promise(setImmediate);
        const answer = answerNaming('Hosting Rossi');
        if (answer.status === 'failed') return answer;
        return { ...answer, usage: { ...answer.usage, costMicroDollars: 4000 } };
      },
    });
    app = await startTestApp({
      engines: [engine],
      env: { ANSWERS_PER_ANALYSIS: '5', ENGINE_DAILY_BUDGET_CENTS: '16' },
    });
    for (const prompts of [20, 3, 3]) {
      const asker = await registerWithPlan(app, 'business');
      const texts = Array.from({ length: prompts }, (_, index) => `Domanda ${String(index)}?`);
      await createCompany(app, asker, { prompts: texts });
      await app.settleJobs();
    }
    const { rows } = await app.ctx.db.execute<{ calls: number }>(
      sql`select count(*)::int as calls from engine_calls join users on users.id = user_id
        group by user_id order by min(users.created_at)`,
    );
    const calls = rows.map((row) => row.calls);
    expect(engine.asked.length).toBe(calls.reduce((total, one) => total + one, 0));
    // 16 cents pay 40 calls of 0.4 cents, a user's quarter 10; unspent parts go back to users who wait.
    expect(calls.every((one) => one >= 10)).toBe(true);
    await letPass(4);
    expect(await countBooked()).toBe(40);
    expect(await countStatus('failed')).toBe(0);
    expect(await countStatus('queued')).toBeGreaterThan(0);
    app.clock.advance({ days: 1 });
    await letPass(4);
    expect(await countBooked()).toBe(80);
  });

  it('keeps a part for whoever is due later the same day, and gives the rest away after', async () => {
    const engine = createScriptedEngine({
      estimatedCostMicroDollars: 4000,
      reply: () => {
        const answer = answerNaming('Hosting Rossi');
        if (answer.status === 'failed') return answer;
        return { ...answer, usage: { ...answer.usage, costMicroDollars: 4000 } };
      },
    });
    app = await startTestApp({
      engines: [engine],
      env: { ANSWERS_PER_ANALYSIS: '5', ENGINE_DAILY_BUDGET_CENTS: '16' },
    });
    const late = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, late);
    await app.settleJobs();
    const dueAt = new Date(app.clock.now().getTime() + 2 * 3_600_000);
    await app.ctx.db.execute(
      sql`update prompt_states set next_run_at = ${dueAt.toISOString()} where prompt_id = ${prompt.id}`,
    );
    const early = await registerWithPlan(app, 'business');
    const texts = Array.from({ length: 20 }, (_, index) => `Domanda ${String(index)}?`);
    await createCompany(app, early, { prompts: texts });
    await app.settleJobs();
    await letPass(2);
    // 40 calls a day: a quarter for the one, the five of this morning for the other.
    expect(await countBooked()).toBe(10 + 5);
    // A user who has spent its part gets that as the reason, and is tried again soon, not tomorrow.
    const waits = await listWaits(await app.renew(early));
    expect(new Set(waits.map(({ reason }) => reason))).toEqual(new Set(['over_share']));
    expect(waits.map(({ until }) => romeDay(new Date(until)))).toEqual(
      waits.map(() => romeDay(app.clock.now())),
    );

    await letPass(3);
    await scheduleDuePrompts({ ...app.ctx, engines: [engine], policy: { answersPerAnalysis: 5 } });
    await app.settleJobs();
    const { rows } = await app.ctx.db.execute<{ calls: number }>(
      sql`select count(*)::int as calls from engine_calls where user_id = ${late.user.id}`,
    );
    expect(rows[0]?.calls).toBe(10);
    await letPass(2);
    expect(await countBooked()).toBe(40);
  });

  const listWaits = async (as: SignedInUser) => {
    const { body } = await app.call(api.listCompanies, { as });
    const running = body.companies.flatMap(({ prompts }) =>
      prompts.flatMap(({ progress }) => (progress === null ? [] : [progress])),
    );
    expect(running.length).toBeGreaterThan(0);
    return running.map(({ wait }) => wait ?? { reason: null, until: '' });
  };
  const letPass = async (halfHours: number) => {
    for (let round = 0; round < halfHours; round += 1) {
      app.clock.advance({ minutes: 31 });
      await app.settleJobs();
    }
  };
  const countBooked = () => countRows(app, 'engine_calls');
  const countStatus = async (status: string) => {
    const { rows } = await app.ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from analyses where status = ${status}`,
    );
    return rows[0]?.count;
  };
});

describe('waves no money limits', () => {
  const policy = {
    answersPerAnalysis: 5,
    engineTimeoutMs: 5000,
    workerConcurrency: 50,
    dailyBudgetCents: null,
    eurPerUsd: 0.9,
    schedulerTickSeconds: 60,
    rulesBecause: 'chosen' as const,
  };
  const engine = { id: 'demo', model: 'demo-1', estimatedCostMicroDollars: 4000 } as const;

  /** Three open analyses, each claimed by a run. */
  const claimThree = async () => {
    app = await startTestApp();
    const ada = await registerWithPlan(app, 'business');
    await createCompany(app, ada, { prompts: ['Uno?', 'Due?', 'Tre?'] });
    const { rows } = await app.ctx.db.execute<{ id: AnalysisId }>(sql`select id from analyses`);
    const claimed = await claimAnalyses(app.ctx.db, {
      analysisIds: rows.map(({ id }) => id),
      now: app.clock.now(),
    });
    return claimed.map((analysis) => ({
      run: {
        analysis,
        fence: { analysisId: analysis.id, attempt: analysis.attempt, phase: 'open' as const },
        answered: new Map(),
      },
      engine,
      samples: [1, 2, 3, 4, 5],
    }));
  };
  const listBooked = async () => {
    const { rows } = await app.ctx.db.execute<{ analysis_id: string; calls: number }>(
      sql`select analysis_id, count(*)::int as calls from engine_calls group by analysis_id`,
    );
    return new Map(rows.map((row) => [row.analysis_id, row.calls]));
  };

  it('are in the ledger before they are made, in one statement for however many runs', async () => {
    const bookings = await claimThree();
    const statements = vi.spyOn(app.ctx.db.$client, 'query');
    const transactions = vi.spyOn(app.ctx.db.$client, 'connect');
    const waves = await bookWaves({ ...app.ctx, policy }, bookings);
    expect(statements).toHaveBeenCalledTimes(1);
    // The pool leases a connection for the statement, and none for a transaction.
    expect(transactions).toHaveBeenCalledTimes(1);
    expect(waves).toMatchObject(
      bookings.map(() => ({
        calls: [1, 2, 3, 4, 5].map((sample) => ({ sample })),
        verdict: { kind: 'allowed', wasFailing: false },
        deferral: null,
      })),
    );
    expect([...(await listBooked()).values()]).toEqual([5, 5, 5]);
  });

  it('leave out a run that another attempt or a deletion has taken its analysis from', async () => {
    const bookings = await claimThree();
    const [taken, deleted, kept] = bookings.map(({ run }) => run.analysis);
    await app.ctx.db.execute(sql`update analyses set attempt = attempt + 1 where id = ${taken?.id}`);
    await app.ctx.db.execute(sql`delete from prompt_states where prompt_id = ${deleted?.promptId}`);
    const waves = await bookWaves({ ...app.ctx, policy }, bookings);
    expect(waves).toEqual([
      expect.any(RunLostError),
      expect.any(RunLostError),
      expect.objectContaining({ deferral: null }),
    ]);
    expect(await listBooked()).toEqual(new Map([[kept?.id, 5]]));
  });

  it('are decided about one by one while their engine is in doubt', async () => {
    const bookings = await claimThree();
    const before = new Date(app.clock.now().getTime() - 60_000);
    await app.ctx.db.execute(
      sql`insert into engine_breakers (engine, failures, openings, retry_at)
        values ('demo', 5, 1, ${before.toISOString()})`,
    );
    const waves = await bookWaves({ ...app.ctx, policy }, bookings);
    expect(waves).toMatchObject([
      { verdict: { kind: 'probe' }, calls: [{ sample: 1 }] },
      { verdict: { kind: 'refused' }, calls: [] },
      { verdict: { kind: 'refused' }, calls: [] },
    ]);
    expect([...(await listBooked()).values()]).toEqual([1]);
  });
});
