import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countRows, createCompany, findPrompt } from '../../../../test/monitoring-scene.ts';
import {
  answerNaming,
  createLatch,
  createScriptedEngine,
  noAnswer,
} from '../../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../../test/start-test-app.ts';

const SAMPLES = 3;
const running: TestApp[] = [];
afterEach(async () => {
  for (const app of running.splice(0).toReversed()) await app.stop();
});

const start = async (options: Parameters<typeof startTestApp>[0]) => {
  const app = await startTestApp({ ...options, env: { ANSWERS_PER_ANALYSIS: String(SAMPLES) } });
  running.push(app);
  return app;
};
const removeCompany = (app: TestApp, as: SignedInUser, companyId: string) =>
  app.call(api.deleteCompany, { as, params: { companyId } });
const countUsed = async (app: TestApp, as: SignedInUser) =>
  (await app.call(api.getUserLimits, { as })).body.usage.analyses;
/** Engines whose analyses cost something. */
const countPaid = async (app: TestApp) => {
  const { rows } = await app.ctx.db.execute<{ paid: number }>(
    sql`select count(distinct analysis_id)::int as paid from engine_calls`,
  );
  return rows[0]?.paid;
};

describe('the one analysis of a free account', () => {
  it('is used up by its first call: deleting the company before the answer gives no other', async () => {
    const latches: ReturnType<typeof createLatch>[] = [];
    const engine = createScriptedEngine({
      reply: async () => {
        const latch = createLatch();
        latches.push(latch);
        await latch.passed;
        return answerNaming('Aruba');
      },
    });
    const app = await start({ engines: [engine] });
    const ada = await app.openAccount();
    for (let round = 0; round < 4; round += 1) {
      const { company } = await createCompany(app, ada);
      const working = app.settleJobs();
      if (round === 0) await vi.waitFor(() => expect(latches).toHaveLength(SAMPLES));
      await removeCompany(app, ada, company.id);
      for (const latch of latches) latch.open();
      await working;
    }
    expect(engine.asked).toHaveLength(SAMPLES);
    expect(await countPaid(app)).toBe(1);
    expect(await countUsed(app, ada)).toBe(1);
  });

  it('is said to start, once, by the answer that creates a prompt and by every list after it', async () => {
    const engine = createScriptedEngine({ reply: () => answerNaming('Aruba') });
    const app = await start({ engines: [engine] });
    const ada = await app.openAccount();
    const statusOf = async (promptId: string) => (await findPrompt(app, ada, promptId)).analysisStatus;
    const { company, prompt } = await createCompany(app, ada);
    expect(prompt.analysisStatus).toBe('in_progress');
    await app.settleJobs();
    await app.call(api.deletePrompt, { as: ada, params: { promptId: prompt.id } });

    const { body } = await app.call(api.addPrompts, {
      as: ada,
      params: { companyId: company.id },
      body: { prompts: [{ text: 'Quale hosting costa meno?' }] },
    });
    const [added] = body.prompts;
    expect(added?.analysisStatus).toBe('idle');
    expect(await statusOf(added?.id ?? '')).toBe('idle');
    await app.settleJobs();
    expect(await statusOf(added?.id ?? '')).toBe('idle');

    await removeCompany(app, ada, company.id);
    const again = await createCompany(app, ada);
    expect(again.prompt.analysisStatus).toBe('idle');
    expect(engine.asked).toHaveLength(SAMPLES);
  });

  it('comes back when the company is deleted before the first call', async () => {
    const engine = createScriptedEngine({ reply: () => answerNaming('Aruba') });
    const app = await start({ engines: [engine] });
    const ada = await app.openAccount();
    const { company } = await createCompany(app, ada);
    expect(await countUsed(app, ada)).toBe(1);
    await removeCompany(app, ada, company.id);
    expect(await countUsed(app, ada)).toBe(0);

    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    expect((await findPrompt(app, ada, prompt.id)).lastOutcome).toBe('finished');
    expect(engine.asked).toHaveLength(SAMPLES);
    expect(await countUsed(app, ada)).toBe(1);
  });

  it('comes back when it ends without an answer, and a late answer uses it up again', async () => {
    let isDown = true;
    const engine = createScriptedEngine({ reply: () => (isDown ? noAnswer() : answerNaming('Aruba')) });
    const app = await start({ engines: [engine] });
    const ada = await app.openAccount();
    await createCompany(app, ada);
    await app.settleJobs();
    expect(await countUsed(app, ada)).toBe(0);

    isDown = false;
    app.clock.advance({ hours: 2 });
    await app.settleJobs();
    expect(await countRows(app, 'monitoring_data')).toBe(1);
    expect(await countUsed(app, await app.renew(ada))).toBe(1);
  });

  it('is one although a late answer and another try by hand meet', async () => {
    const latch = createLatch();
    let isDown = true;
    const engine = createScriptedEngine({
      reply: async () => {
        if (isDown) return noAnswer();
        await latch.passed;
        return answerNaming('Aruba');
      },
    });
    const app = await start({ engines: [engine] });
    const ada = await app.openAccount();
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();

    isDown = false;
    const askedBefore = engine.asked.length;
    app.clock.advance({ hours: 2 });
    const late = app.settleJobs();
    await vi.waitFor(() => expect(engine.asked.length).toBeGreaterThan(askedBefore));
    const again = await app.renew(ada);
    const refused = await app.callRefused(api.startAnalysis, { as: again, body: { promptId: prompt.id } });
    expect(refused.body.code).toBe('analysis.not_available');
    latch.open();
    await late;
    await app.settleJobs();
    expect(await countUsed(app, again)).toBe(1);
    expect(await countRows(app, 'analyses')).toBe(1);
  });

  it('stays one however companies and prompts come and go on two processes', async () => {
    const engine = createScriptedEngine({
      reply: async () => {
        await new Promise(setImmediate);
        return answerNaming('Aruba');
      },
    });
    const one = await start({ engines: [engine] });
    const two = await start({ engines: [engine], beside: one });
    const ada = await one.openAccount();
    const processes = [one, two];
    let isOver = false;
    const work = async (app: TestApp) => {
      while (!isOver) await app.settleJobs();
    };
    const workers = processes.map(work);
    for (let round = 0; round < 40; round += 1) {
      // All but one of these find the plan's one company taken.
      const wanted = await Promise.allSettled([one, two, one, two].map((app) => createCompany(app, ada)));
      const made = wanted.flatMap((one) => (one.status === 'fulfilled' ? [one.value.company.id] : []));
      expect(made).toHaveLength(1);
      for (let turn = 0; turn < round % 9; turn += 1) await new Promise(setImmediate);
      for (const companyId of made) await removeCompany(round % 2 === 0 ? one : two, ada, companyId);
    }
    isOver = true;
    await Promise.all(workers);
    expect(await countPaid(one)).toBeLessThanOrEqual(1);
    expect(engine.asked.length).toBeLessThanOrEqual(SAMPLES);
    if (engine.asked.length > 0) expect(await countUsed(one, ada)).toBe(1);
  }, 60_000);
});
