import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reader } from '#adapters/reader';
import { countRows, createCompany, findPrompt, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { type ScriptedReply, answerNaming, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let ada: SignedInUser;
afterEach(() => app.stop());

/** Archives the sixth prompt, the only one that does not fit, when its first call is under way. */
const archiveMidFlight = async ({
  env,
  reader,
  reply = () => answerNaming('Forno Bianchi'),
}: {
  env: Record<string, string>;
  reader?: Reader;
  reply?: (call: number) => ScriptedReply;
}) => {
  let calls = 0;
  const engine = createScriptedEngine({
    reply: async ({ text }) => {
      if (text !== 'Sesta?') return answerNaming('Forno Bianchi');
      calls += 1;
      if (calls === 1) await grantPlan(app, ada, 'free');
      return reply(calls);
    },
  });
  app = await startTestApp({
    engines: [engine],
    ...(reader && { reader }),
    env: { ANSWERS_PER_ANALYSIS: '5', ENGINE_CONCURRENCY: '1', ...env },
  });
  ada = await registerWithPlan(app, 'pro');
  const { company } = await createCompany(app, ada, {
    prompts: ['Prima?', 'Seconda?', 'Terza?', 'Quarta?', 'Quinta?', 'Sesta?'],
  });
  await app.settleJobs();
  const sixth = company.prompts.at(-1)?.id ?? '';
  return { sixth, asked: engine.asked.filter(({ text }) => text === 'Sesta?').length };
};

describe('a prompt archived while its analysis runs', () => {
  it.each([
    ['without a budget', {}],
    ['under a budget', { ENGINE_DAILY_BUDGET_CENTS: '1000' }],
  ])('is asked for no further paid call, and its analysis ends: %s', async (_, env) => {
    const { sixth, asked } = await archiveMidFlight({ env });
    expect(asked).toBe(1);
    const { rows } = await app.ctx.db.execute<{
      status: string;
      running: string | null;
      next: string | null;
    }>(
      sql`select status, running_analysis_id as running, next_run_at as next from prompt_states where prompt_id = ${sixth}`,
    );
    expect(rows).toEqual([{ status: 'idle', running: null, next: null }]);
    const calls = await app.ctx.db.execute(sql`select status from engine_calls where prompt_id = ${sixth}`);
    expect(calls.rows).toHaveLength(1);
    expect((await app.ctx.db.execute(sql`select 1 from analyses where finished_at is null`)).rows).toEqual(
      [],
    );

    await grantPlan(app, ada, 'pro');
    await app.settleJobs();
    const restored = await findPrompt(app, ada, sixth);
    expect(restored.analysisStatus).toBe('idle');
    expect(Date.parse(restored.nextRun ?? '')).toBeGreaterThan(app.clock.now().getTime());
  });

  it('has its last answer read by no model', async () => {
    const asked: number[] = [];
    const reader: Reader = {
      engine: 'openai',
      model: 'scripted',
      estimatedCostMicroDollars: 10,
      typicalCostMicroDollars: 1,
      maxTextLength: 1000,
      maxAnswers: 12,
      read: ({ answers }) => {
        asked.push(answers.length);
        const reports = answers.map(() => ({ companies: [] }));
        return Promise.resolve({ status: 'ok', reports, model: 'scripted-1', costMicroDollars: 5 });
      },
    };
    const { sixth } = await archiveMidFlight({ env: { ANSWERS_PER_ANALYSIS: '1' }, reader });
    const { rows } = await app.ctx.db.execute<{ purpose: string }>(
      sql`select purpose from engine_calls where prompt_id = ${sixth}`,
    );
    expect(rows).toEqual([{ purpose: 'answer' }]);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('is asked nothing late, and its misses are forgotten', async () => {
    const { sixth } = await archiveMidFlight({ env: {}, reply: () => noAnswer() });
    expect(
      (await app.ctx.db.execute(sql`select 1 from engine_attempts where prompt_id = ${sixth}`)).rows,
    ).toEqual([]);
    const before = await countRows(app, 'engine_calls');
    app.clock.advance({ hours: 8 });
    await app.ctx.db.execute(sql`update prompt_states set next_run_at = null`);
    await app.settleJobs();
    expect(await countRows(app, 'engine_calls')).toBe(before);
  });
});
