import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { createCompany, findPrompt, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const tick = defineJob({ name: 'analysis.schedule-due-prompts', schema: z.object({}), retryLimit: 0 });

let app: TestApp;
let admin: SignedInUser;
let ada: SignedInUser;
let isDown = false;

beforeEach(async () => {
  isDown = false;
  const engine = createScriptedEngine({
    reply: () => (isDown ? noAnswer() : answerNaming('Hosting Rossi')),
    estimatedCostMicroDollars: 1_000,
  });
  app = await startTestApp({
    engines: [engine],
    env: {
      ADMIN_EMAILS: 'capo@esempio.it',
      ANSWERS_PER_ANALYSIS: '5',
      ACCESS_TTL_S: '86400',
      ENGINE_CONCURRENCY: '7',
      ENGINE_DAILY_BUDGET_CENTS: '100',
      EUR_PER_USD: '0.5',
    },
  });
  admin = await app.openAccount({ email: 'capo@esempio.it' });
  ada = await registerWithPlan(app, 'business');
});
afterEach(() => app.stop());

const inspect = async () => (await app.call(api.getPipeline, { as: admin })).body;
const runSql = (statement: string) => app.ctx.db.execute(sql.raw(statement));

describe('the pipeline', () => {
  it('is still on a product that has done nothing', async () => {
    expect(await inspect()).toEqual({
      queued: 0,
      running: 0,
      stuck: { count: 0, isMore: false, prompts: [] },
      overdue: { count: 0, isMore: false, prompts: [] },
      engines: [
        {
          engine: 'openai',
          breaker: 'closed',
          retryAt: null,
          waitingPrompts: 0,
          nextAttemptAt: null,
          permits: { limit: 7, leased: 0 },
        },
      ],
    });
  });

  it('counts what waits and what runs; what waits for its turn is never stuck', async () => {
    await createCompany(app, ada, { prompts: ['Chi ripara caldaie?', 'Chi ripara auto?'] });
    await runSql(
      `update analyses set status = 'asking' where id = (select min(id::text)::uuid from analyses)`,
    );
    app.clock.advance({ minutes: 90 });
    expect(await inspect()).toMatchObject({ queued: 1, running: 1, stuck: { count: 0 } });
  });

  it('shows what is stuck apart, with company and prompt: silent for over half an hour and without a job', async () => {
    const { company, prompt } = await createCompany(app, ada);
    const since = app.clock.now().toISOString();
    await runSql(`delete from jobs where kind = 'analysis.run-analysis'`);
    app.clock.advance({ minutes: 29 });
    expect(await inspect()).toMatchObject({ queued: 1, stuck: { count: 0 } });
    app.clock.advance({ minutes: 2 });
    expect(await inspect()).toMatchObject({
      queued: 0,
      stuck: {
        count: 1,
        prompts: [
          {
            promptId: prompt.id,
            companyId: company.id,
            companyName: 'Hosting Rossi',
            userId: ada.user.id,
            since,
            state: 'queued',
          },
        ],
      },
    });
    // The scheduler's next round ends it, though it was never begun.
    await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, tick, {}));
    await app.settleJobs();
    expect(await inspect()).toMatchObject({ queued: 0, running: 0, stuck: { count: 0 } });
    expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'failed',
    });
  });

  it('shows what is overdue: due over two hours ago on a paid plan; a free account never is', async () => {
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    await runSql(`update prompt_states set next_run_at = '2026-03-03T06:00:00Z'`);
    app.clock.set(new Date('2026-03-03T08:00:00Z'));
    expect((await inspect()).overdue.count).toBe(0);
    app.clock.advance({ minutes: 1 });
    expect((await inspect()).overdue).toMatchObject({
      count: 1,
      isMore: false,
      prompts: [{ promptId: prompt.id, since: '2026-03-03T06:00:00.000Z', state: 'idle' }],
    });
    await grantPlan(app, ada, 'free');
    expect((await inspect()).overdue).toEqual({ count: 0, isMore: false, prompts: [] });
  });

  it('shows at most fifty of each, counts them all, and what is stuck is not overdue as well', async () => {
    const prompts = Array.from(
      { length: 60 },
      (_, index) => `Chi ripara la caldaia numero ${String(index)}?`,
    );
    await createCompany(app, ada, { prompts });
    await runSql(`update prompt_states set next_run_at = started_at`);
    app.clock.advance({ hours: 3 });
    const { stuck, overdue } = await inspect();
    expect([stuck.count, overdue.count, overdue.prompts.length]).toEqual([0, 60, 50]);
    expect(overdue.prompts[0]?.state).toBe('queued');
    await runSql(`delete from jobs where kind = 'analysis.run-analysis'`);
    const later = await inspect();
    expect([later.stuck.count, later.stuck.prompts.length]).toEqual([60, 50]);
    expect(later.overdue.count).toBe(0);
  });

  it('says when an engine is paused, until when, and how many prompts wait for it', async () => {
    isDown = true;
    await createCompany(app, ada);
    await app.settleJobs();
    const [paused] = (await inspect()).engines;
    expect(paused).toMatchObject({
      breaker: 'open',
      retryAt: new Date(app.clock.now().getTime() + 30_000).toISOString(),
      waitingPrompts: 1,
    });
    expect(new Date(paused?.nextAttemptAt ?? 0).getTime()).toBeGreaterThan(app.clock.now().getTime());
    app.clock.advance({ seconds: 31 });
    expect((await inspect()).engines).toMatchObject([{ breaker: 'half_open' }]);
  });

  it('counts the slots that are lent', async () => {
    await runSql(`insert into engine_slots (engine, holder, held, demand, expires_at) values
      ('openai', gen_random_uuid(), 3, 3, now() + interval '1 minute'),
      ('openai', gen_random_uuid(), 2, 2, now() + interval '1 minute'),
      ('openai', gen_random_uuid(), 2, 2, now() - interval '1 minute')`);
    expect((await inspect()).engines).toMatchObject([{ permits: { limit: 7, leased: 5 } }]);
  });
});

describe('what the engines cost', () => {
  it('is added up over all accounts for the day and the month in Rome, in euro, with what is left', async () => {
    const eva = await registerWithPlan(app, 'business');
    await createCompany(app, ada);
    await createCompany(app, eva, { name: 'Studio Verdi' });
    await app.settleJobs();
    const book = (at: string, purpose: string, microDollars: number) =>
      runSql(`insert into engine_calls
        (id, purpose, engine, model, estimated_cost_micro_dollars, cost_micro_dollars, status, started_at, finished_at)
        values (gen_random_uuid(), '${purpose}', 'openai', 'x', 1, ${String(microDollars)}, 'ok', '${at}', '${at}')`);
    // The first instant of March in Rome, the last of February, and one under way this morning.
    await book('2026-02-28T23:00:00Z', 'task_list', 200_000);
    await book('2026-02-28T22:59:59Z', 'task_list', 900_000);
    await runSql(`insert into engine_calls
      (id, purpose, engine, model, estimated_cost_micro_dollars, started_at)
      values (gen_random_uuid(), 'suggestion', 'google', 'y', 100000, '2026-03-02T08:00:00Z')`);
    const { body } = await app.call(api.getExpenses, { as: admin });
    // Ten answers at 700 millionths of a dollar, half a euro for one.
    expect(body).toEqual({
      daySince: '2026-03-01T23:00:00.000Z',
      monthSince: '2026-02-28T23:00:00.000Z',
      dayCents: 0.35 + 5,
      monthCents: 0.35 + 5 + 10,
      lines: [
        { engine: 'openai', purpose: 'task_list', dayCents: 0, monthCents: 10 },
        { engine: 'google', purpose: 'suggestion', dayCents: 5, monthCents: 5 },
        { engine: 'openai', purpose: 'answer', dayCents: 0.35, monthCents: 0.35 },
      ],
      budget: { dayCents: 50, leftCents: 50 - 0.35 - 5 },
    });
    const own = await app.call(api.getUserSpending, { as: ada });
    expect(own.body.cents).toBeCloseTo(0.175);
  });

  it('never leaves less than nothing of the budget', async () => {
    await runSql(`insert into engine_calls
      (id, purpose, engine, model, estimated_cost_micro_dollars, started_at)
      values (gen_random_uuid(), 'answer', 'openai', 'x', 5000000, '2026-03-02T08:00:00Z')`);
    const { body } = await app.call(api.getExpenses, { as: admin });
    expect(body.budget).toEqual({ dayCents: 50, leftCents: 0 });
  });
});
