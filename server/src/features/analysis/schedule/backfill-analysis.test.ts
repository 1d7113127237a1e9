import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnalysisId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { passHours, startAsked } from '#test/failing-engine';
import { createCompany, findPrompt, grantPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { backfillJob } from '../run-job.ts';

let app: TestApp;
afterEach(() => app.stop());

const startWith = async (...given: Parameters<typeof startAsked>) => {
  const scene = await startAsked(...given);
  ({ app } = scene);
  return scene;
};
const live = (hours: number, stepMinutes?: number) => passHours(app, hours, stepMinutes);

/** An attempt given up while its engine was left out, as the administrator requeues it. */
const planNow = async (promptId: string) => {
  const { rows } = await app.ctx.db.execute<{ analysisId: string; at: string }>(sql`
    update engine_attempts set next_attempt_at = date_trunc('milliseconds', ${app.clock.now().toISOString()}::timestamptz)
    where prompt_id = ${promptId} returning analysis_id as "analysisId", next_attempt_at as at`);
  const [planned] = rows;
  if (planned === undefined) throw new Error('Nothing is missed');
  await withTransaction(app.ctx.db, (tx) =>
    app.ctx.queue.enqueue(tx, backfillJob, {
      analysisId: toId<AnalysisId>(planned.analysisId),
      engine: 'openai',
      plannedFor: new Date(planned.at).toISOString(),
    }),
  );
};

describe('an engine that is down', () => {
  it('costs five calls and at most four more on the first day, one a day after it, and the other engines none', async () => {
    const broken = createScriptedEngine({ reply: () => noAnswer() });
    const healthy = createScriptedEngine({ id: 'compatible', reply: () => answerNaming('Hosting Rossi') });
    const { ada, prompt } = await startWith([broken, healthy]);
    expect(broken.asked).toHaveLength(5);
    expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'finished',
      monitoringData: [{ totalResponses: 5, excludedResponses: { failed: 5 } }],
    });
    // The account stops scheduled runs, so that what is counted are the attempts of this one analysis.
    await app.ctx.db.execute(sql`update prompt_states set next_run_at = null`);
    await live(23);
    expect(broken.asked).toHaveLength(5 + 4);
    await live(24, 60);
    expect(broken.asked.length).toBeLessThanOrEqual(5 + 4 + 1);
    expect(healthy.asked).toHaveLength(5);
  });

  it('is made up for when it is back: only what was missing is asked, and the numbers follow', async () => {
    let isDown = true;
    const engine = createScriptedEngine({
      reply: ({ sample }) => (isDown && sample > 2 ? noAnswer('timeout') : answerNaming('Hosting Rossi')),
    });
    const { ada, prompt } = await startWith([engine]);
    const before = await findPrompt(app, ada, prompt.id);
    expect(before.monitoringData[0]).toMatchObject({ totalResponses: 2, excludedResponses: { failed: 3 } });
    isDown = false;
    app.clock.advance({ minutes: 1 });
    await app.settleJobs();
    expect(engine.asked.slice(5).map(({ sample }) => sample)).toEqual([3, 4, 5]);
    const after = await findPrompt(app, ada, prompt.id);
    expect(after.monitoringData[0]).toMatchObject({
      totalResponses: 5,
      totalAnalyses: 1,
      excludedResponses: { failed: 0 },
    });
    expect([after.nextRun, after.lastProcessed]).toEqual([before.nextRun, before.lastProcessed]);
    await live(8);
    expect(engine.asked).toHaveLength(8);
  });

  it('turns a failed analysis into a finished one, and then uses up a free account’s only one', async () => {
    let isDown = true;
    const engine = createScriptedEngine({
      reply: () => (isDown ? noAnswer() : answerNaming('Hosting Rossi')),
    });
    app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '5' } });
    const ada = await app.openAccount();
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    expect((await findPrompt(app, ada, prompt.id)).lastOutcome).toBe('failed');
    isDown = false;
    await live(1);
    expect(engine.asked).toHaveLength(10);
    const again = await app.renew(ada);
    expect(await findPrompt(app, again, prompt.id)).toMatchObject({
      lastOutcome: 'finished',
      monitoringData: [{ totalResponses: 5 }],
    });
    expect((await app.call(api.getUserLimits, { as: again })).body.usage.analyses).toBe(1);
  });

  it('is paused for all prompts after five failures in a row, and tried by one call', async () => {
    const engine = createScriptedEngine({ reply: () => noAnswer() });
    const { ada, prompt } = await startWith([engine]);
    expect(engine.asked).toHaveLength(5);
    const { company } = await createCompany(app, ada, {
      name: 'Altra',
      prompts: ['Chi ripara caldaie?', 'Chi ripara auto?'],
    });
    await app.settleJobs();
    expect(engine.asked).toHaveLength(5);
    const { body } = await app.call(api.listAnswers, {
      as: ada,
      params: { promptId: company.prompts[0]?.id ?? prompt.id },
    });
    expect(new Set(body.results.map(({ failure }) => failure))).toEqual(
      new Set(['Il motore non è raggiungibile in questo momento: riproveremo più tardi.']),
    );
    app.clock.advance({ seconds: 45 });
    await app.settleJobs();
    expect(engine.asked).toHaveLength(5 + 1);
  });

  it('is not asked before the moment it names itself', async () => {
    let isDown = true;
    const engine = createScriptedEngine({
      reply: () =>
        isDown ? { ...noAnswer('rate_limited'), retryAfterSeconds: 600 } : answerNaming('Hosting Rossi'),
    });
    const { ada } = await startWith([engine]);
    isDown = false;
    app.clock.advance({ minutes: 9 });
    await app.settleJobs();
    await createCompany(app, ada, { name: 'Altra', prompts: ['Chi ripara caldaie?'] });
    await app.settleJobs();
    expect(engine.asked).toHaveLength(5);
    await live(1, 5);
    expect(engine.asked).toHaveLength(5 + 5 + 5);
  });

  it('is asked no more for a plan that has ended', async () => {
    const engine = createScriptedEngine({ reply: () => noAnswer() });
    const { ada } = await startWith([engine]);
    await app.ctx.db.execute(sql`update analyses set trigger = 'scheduled'`);
    await grantPlan(app, ada, 'free');
    await live(8);
    expect(engine.asked).toHaveLength(5);
  });

  it('is asked when its time has come by the queue’s clock, though this process’ is behind', async () => {
    const engine = createScriptedEngine({ reply: () => noAnswer() });
    await startWith([engine]);
    await app.ctx.db.execute(
      sql`update jobs set run_at = created_at where kind = 'analysis.supplement-analysis'`,
    );
    await app.ctx.db.execute(sql`update engine_breakers set retry_at = null`);
    await app.settleJobs();
    expect(engine.asked).toHaveLength(5 + 1);
    await app.settleJobs();
    expect(engine.asked).toHaveLength(5 + 1);
  });

  it('is not asked while it is left out, and late answers of a day leave the days after it in the numbers', async () => {
    let isDown = true;
    const broken = createScriptedEngine({
      reply: () => (isDown ? noAnswer() : answerNaming('Hosting Rossi')),
    });
    const healthy = createScriptedEngine({ id: 'compatible', reply: () => answerNaming('Hosting Rossi') });
    const { ada, prompt } = await startWith([broken, healthy]);
    const choose = async (excludedEngines: 'openai'[]) =>
      app.call(api.setCompanyEngines, {
        as: await app.renew(ada),
        params: { companyId: prompt.companyId },
        body: { excludedEngines },
      });
    await choose(['openai']);
    await live(2, 60);
    expect(broken.asked).toHaveLength(5);
    app.clock.advance({ days: 1 });
    await app.call(api.startAnalysis, { as: await app.renew(ada), body: { promptId: prompt.id } });
    await app.settleJobs();
    expect([broken.asked.length, healthy.asked.length]).toEqual([5, 10]);
    isDown = false;
    await choose([]);
    await planNow(prompt.id);
    await app.settleJobs();
    expect(broken.asked).toHaveLength(10);
    expect((await findPrompt(app, await app.renew(ada), prompt.id)).monitoringData[0]).toMatchObject({
      totalAnalyses: 2,
      totalResponses: 15,
      excludedResponses: { failed: 0 },
    });
  });

  it('waits while a newer analysis runs, and is asked after it', async () => {
    const engine = createScriptedEngine({ reply: () => noAnswer() });
    const { prompt } = await startWith([engine]);
    await app.ctx.db.execute(sql`
      update prompt_states set status = 'in_progress', running_analysis_id = gen_random_uuid()
      where prompt_id = ${prompt.id}`);
    app.clock.advance({ minutes: 2 });
    await app.settleJobs();
    expect(engine.asked).toHaveLength(5);
    await app.ctx.db.execute(sql`update prompt_states set status = 'idle', running_analysis_id = null`);
    app.clock.advance({ minutes: 6 });
    await app.settleJobs();
    expect(engine.asked).toHaveLength(5 + 1);
  });
});

it('an answer that was cut off counts nowhere, is not asked for again, and does not pause its engine', async () => {
  const engine = createScriptedEngine({
    reply: ({ sample }) => (sample === 1 ? answerNaming('Hosting Rossi') : noAnswer('cut_off')),
  });
  const { ada, prompt } = await startWith([engine], { prompts: 3 });
  expect(engine.asked).toHaveLength(3 * 5);
  const { monitoringData, missingEngines } = await findPrompt(app, ada, prompt.id);
  expect(monitoringData[0]).toMatchObject({ totalResponses: 1, excludedResponses: { failed: 4 } });
  expect(missingEngines).toEqual([]);
  const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: prompt.id } });
  expect(new Set(body.results.map(({ failure }) => failure))).toEqual(
    new Set([null, 'La risposta del motore si è interrotta a metà.']),
  );
  await live(8);
  expect(engine.asked).toHaveLength(3 * 5);
});
