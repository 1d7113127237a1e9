import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { passHours, startAsked } from '#test/failing-engine';
import { findPrompt } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import type { SignedInUser, TestApp } from '#test/start-test-app';

let app: TestApp;
afterEach(() => app.stop());

const startWith = async (...given: Parameters<typeof startAsked>) => {
  const scene = await startAsked(...given);
  ({ app } = scene);
  return scene;
};
const live = (hours: number, stepMinutes?: number) => passHours(app, hours, stepMinutes);

const listEvents = async ({ user }: SignedInUser) => {
  const { rows } = await app.ctx.db.execute<{ event: unknown }>(
    sql`select event from live_events where user_id = ${user.id} order by id`,
  );
  return rows.map(({ event }) => event);
};

describe('an engine that is missed', () => {
  it('is asked no more often, nor later, by a user who starts again and again; who is told when it is tried', async () => {
    const broken = createScriptedEngine({ reply: () => noAnswer('timeout') });
    const healthy = createScriptedEngine({ id: 'compatible', reply: () => answerNaming('Hosting Rossi') });
    const { ada, prompt } = await startWith([broken, healthy]);
    // Without the day's limit on starts by hand: here only the engine's own attempts are limited.
    await app.ctx.db.execute(sql`update plans set manual_analyses_per_day = 1000`);
    const [reported] = (await findPrompt(app, ada, prompt.id)).missingEngines;
    expect(reported).toMatchObject({ engine: 'openai', reason: 'Il motore non ha risposto in tempo.' });
    for (let click = 0; click < 6; click += 1) {
      await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
      await app.settleJobs();
    }
    expect([broken.asked.length, healthy.asked.length]).toEqual([5, 5 + 6 * 5]);
    const after = await findPrompt(app, ada, prompt.id);
    expect(after.missingEngines).toEqual([reported]);
    expect(after.monitoringData[0]).toMatchObject({ engines: ['compatible'], mentionRate: { percent: 100 } });
    for (let hours = 0; hours < 21; hours += 3) {
      const again = await app.renew(ada);
      await app.call(api.startAnalysis, { as: again, body: { promptId: prompt.id } });
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
      (await findPrompt(app, await app.renew(ada), prompt.id)).missingEngines.map(({ engine }) => engine);
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
      await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
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
    const again = await app.renew(ada);
    expect((await findPrompt(app, again, prompt.id)).monitoringData[0]).toMatchObject({
      totalResponses: 4 * 5 + 5,
      excludedResponses: { failed: 0 },
    });
  });

  it('is told to open browsers when a later attempt brings nothing either', async () => {
    const engine = createScriptedEngine({ reply: () => noAnswer() });
    const { ada, prompt } = await startWith([engine]);
    const before = (await listEvents(ada)).length;
    const [reported] = (await findPrompt(app, ada, prompt.id)).missingEngines;
    app.clock.advance({ minutes: 1 });
    await app.settleJobs();
    expect(engine.asked).toHaveLength(6);
    expect((await listEvents(ada)).slice(before)).toMatchObject([
      { type: 'analysis.progress', progress: { promptId: prompt.id, step: 'failed' } },
    ]);
    const [next] = (await findPrompt(app, ada, prompt.id)).missingEngines;
    expect(next?.nextAttempt).not.toBe(reported?.nextAttempt);
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
});
