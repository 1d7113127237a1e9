import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { type AnalysisId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { createCompany, findPrompt, grantPlan, registerWithPlan } from '../../../test/monitoring-scene.ts';
import {
  type ScriptedEngine,
  answerNaming,
  createScriptedEngine,
  noAnswer,
} from '../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../test/start-test-app.ts';
import { backfillJob } from '../analysis/run-job.ts';

let app: TestApp;
afterEach(() => app.stop());

const startWith = async (engines: ScriptedEngine[], { prompts = 1 } = {}) => {
  app = await startTestApp({ engines, env: { ANSWERS_PER_ANALYSIS: '5' } });
  const ada = await registerWithPlan(app, 'business');
  const texts = Array.from(
    { length: prompts },
    (_, index) => `Qual è il miglior hosting? (${String(index)})`,
  );
  const { prompt } = await createCompany(app, ada, { prompts: texts });
  await app.settleJobs();
  return { ada, prompt };
};

/** Lets time pass in steps, with the jobs that fall due. */
const live = async (hours: number, stepMinutes = 10) => {
  for (let minutes = 0; minutes < hours * 60; minutes += stepMinutes) {
    app.clock.advance({ minutes: stepMinutes });
    await app.settleJobs();
  }
};

/** An attempt given up while its engine was left out, as the administrator gives it back. */
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

const listEvents = async ({ user }: SignedInUser) => {
  const { rows } = await app.ctx.db.execute<{ event: unknown }>(
    sql`select event from live_events where user_id = ${user.id} order by id`,
  );
  return rows.map(({ event }) => event);
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
    const again = await app.signIn(ada);
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
    const { body } = await app.call(api.getAnalysis, {
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

  it('is asked no more often, nor later, by a user who starts again and again; who is told when it is tried', async () => {
    const broken = createScriptedEngine({ reply: () => noAnswer('timeout') });
    const healthy = createScriptedEngine({ id: 'compatible', reply: () => answerNaming('Hosting Rossi') });
    const { ada, prompt } = await startWith([broken, healthy]);
    // Without the day's limit on starts by hand: the engine's own attempts are what bounds here.
    await app.ctx.db.execute(sql`update plans set manual_analyses_per_day = 1000`);
    const [told] = (await findPrompt(app, ada, prompt.id)).missingEngines;
    expect(told).toMatchObject({ engine: 'openai', reason: 'Il motore non ha risposto in tempo.' });
    for (let click = 0; click < 6; click += 1) {
      await app.call(api.triggerAnalysis, { as: ada, body: { promptId: prompt.id } });
      await app.settleJobs();
    }
    expect([broken.asked.length, healthy.asked.length]).toEqual([5, 5 + 6 * 5]);
    const after = await findPrompt(app, ada, prompt.id);
    expect(after.missingEngines).toEqual([told]);
    expect(after.monitoringData[0]).toMatchObject({ engines: ['compatible'], mentionRate: { percent: 100 } });
    for (let hours = 0; hours < 21; hours += 3) {
      const again = await app.signIn(ada);
      await app.call(api.triggerAnalysis, { as: again, body: { promptId: prompt.id } });
      await live(3, 30);
    }
    expect(broken.asked).toHaveLength(5 + 4);
  });

  it('is missed no more once it has answered, or is left out', async () => {
    let isDown = true;
    const broken = createScriptedEngine({
      reply: () => (isDown ? noAnswer('rate_limited') : answerNaming('Hosting Rossi')),
    });
    const healthy = createScriptedEngine({ id: 'compatible', reply: () => answerNaming('Hosting Rossi') });
    const { ada, prompt } = await startWith([broken, healthy]);
    const listMissing = async () =>
      (await findPrompt(app, await app.signIn(ada), prompt.id)).missingEngines.map(({ engine }) => engine);
    expect(await listMissing()).toEqual(['openai']);
    const leaveOut = (excludedEngines: 'openai'[]) =>
      app.call(api.setCompanyEngines, {
        as: ada,
        params: { companyId: prompt.companyId },
        body: { excludedEngines },
      });
    await leaveOut(['openai']);
    expect(await listMissing()).toEqual([]);
    await leaveOut([]);
    isDown = false;
    await live(1);
    expect(await listMissing()).toEqual([]);
  });

  it('is missed once a day, however often its user starts again', async () => {
    let isDown = true;
    const broken = createScriptedEngine({
      reply: () => (isDown ? noAnswer('timeout') : answerNaming('Hosting Rossi')),
    });
    const healthy = createScriptedEngine({ id: 'compatible', reply: () => answerNaming('Hosting Rossi') });
    const { ada, prompt } = await startWith([broken, healthy]);
    for (let click = 1; click <= 3; click += 1) {
      await app.call(api.triggerAnalysis, { as: ada, body: { promptId: prompt.id } });
      await app.settleJobs();
      const { monitoringData, missingEngines } = await findPrompt(app, ada, prompt.id);
      expect(monitoringData[0]).toMatchObject({
        totalAnalyses: 1 + click,
        totalResponses: 5 + 5 * click,
        excludedResponses: { failed: 5 },
      });
      expect(missingEngines.map(({ engine }) => engine)).toEqual(['openai']);
    }
    isDown = false;
    await live(1);
    const again = await app.signIn(ada);
    expect((await findPrompt(app, again, prompt.id)).monitoringData[0]).toMatchObject({
      totalResponses: 4 * 5 + 5,
      excludedResponses: { failed: 0 },
    });
  });

  it('is told to open browsers when a later attempt brings nothing either', async () => {
    const engine = createScriptedEngine({ reply: () => noAnswer() });
    const { ada, prompt } = await startWith([engine]);
    const before = (await listEvents(ada)).length;
    const [told] = (await findPrompt(app, ada, prompt.id)).missingEngines;
    app.clock.advance({ minutes: 1 });
    await app.settleJobs();
    expect(engine.asked).toHaveLength(6);
    expect((await listEvents(ada)).slice(before)).toMatchObject([
      { type: 'analysis.progress', progress: { promptId: prompt.id, step: 'failed' } },
    ]);
    const [next] = (await findPrompt(app, ada, prompt.id)).missingEngines;
    expect(next?.nextAttempt).not.toBe(told?.nextAttempt);
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

  it('keeps its place among those that are missed, whichever was asked last', async () => {
    const first = createScriptedEngine({ id: 'google', reply: () => noAnswer() });
    const second = createScriptedEngine({ reply: () => noAnswer() });
    const { ada, prompt } = await startWith([second, first]);
    const listMissing = async () =>
      (await findPrompt(app, ada, prompt.id)).missingEngines.map(({ engine }) => engine);
    for (const engine of ['google', 'openai', 'google']) {
      await app.ctx.db.execute(sql`update engine_attempts set attempts = attempts where engine = ${engine}`);
      expect(await listMissing()).toEqual(['google', 'openai']);
    }
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
        as: await app.signIn(ada),
        params: { companyId: prompt.companyId },
        body: { excludedEngines },
      });
    await choose(['openai']);
    await live(2, 60);
    expect(broken.asked).toHaveLength(5);
    app.clock.advance({ days: 1 });
    await app.call(api.triggerAnalysis, { as: await app.signIn(ada), body: { promptId: prompt.id } });
    await app.settleJobs();
    expect([broken.asked.length, healthy.asked.length]).toEqual([5, 10]);
    isDown = false;
    await choose([]);
    await planNow(prompt.id);
    await app.settleJobs();
    expect(broken.asked).toHaveLength(10);
    expect((await findPrompt(app, await app.signIn(ada), prompt.id)).monitoringData[0]).toMatchObject({
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
  const { body } = await app.call(api.getAnalysis, { as: ada, params: { promptId: prompt.id } });
  expect(new Set(body.results.map(({ failure }) => failure))).toEqual(
    new Set([null, 'La risposta del motore si è interrotta a metà.']),
  );
  await live(8);
  expect(engine.asked).toHaveLength(3 * 5);
});
