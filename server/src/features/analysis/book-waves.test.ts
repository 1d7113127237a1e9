import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { countRows, createCompany, registerWithPlan } from '../../../test/monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from '../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../test/start-test-app.ts';
import { romeDay } from '../../lib/rome-time.ts';
import { scheduleDuePrompts } from './schedule-due-prompts.ts';

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
    // 16 cents carry 40 calls of 0.4 cents, a user's quarter 10; unspent parts come back to who waits.
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
    // Who has had their part is told so, and is tried again soon, not tomorrow.
    const waits = await listWaits(await app.signIn(early));
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
