import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { queueAnalysis, setUpAnalysisWorker, sumCalls } from '#test/analysis-worker';
import { countRows, findPrompt, grantPlan } from '#test/monitoring-scene';
import { answerNaming, createLatch, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { releaseStuckAnalyses } from '../schedule/release-stuck-analyses.ts';

const workWith = setUpAnalysisWorker();

describe('a worker that dies', () => {
  it('leaves to the next one only what has no answer yet', async () => {
    const dying = new AbortController();
    const engine = createScriptedEngine({
      reply: async ({ sample }, { signal, call }) => {
        if (call > 5 || sample <= 3) return answerNaming('Hosting Rossi');
        await vi.waitFor(async () => expect(await countRows(app, 'analysis_results')).toBe(3));
        dying.abort(new Error('killed'));
        return signal.aborted ? noAnswer('aborted') : noAnswer();
      },
    });
    const { app, execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis(app);
    await expect(execute(analysisId, { signal: dying.signal })).rejects.toThrow('killed');
    expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
      analysisStatus: 'in_progress',
      progress: { step: 'asking', answered: 3, planned: 5 },
    });

    await execute(analysisId);
    expect(engine.asked.slice(5).map(({ sample }) => sample)).toEqual([4, 5]);
    expect(await countRows(app, 'analysis_results')).toBe(5);
    expect((await findPrompt(app, ada, prompt.id)).monitoringData[0]).toMatchObject({
      totalResponses: 5,
      userCompanyPercentage: 100,
    });
  });

  it('between the last answer and the finish costs no further call', async () => {
    const engine = createScriptedEngine({ reply: () => answerNaming('Aruba') });
    const { app, deps, execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis(app);
    const announce = vi.spyOn(deps.events, 'announceAll').mockRejectedValueOnce(new Error('killed'));
    await expect(execute(analysisId)).rejects.toThrow('killed');
    announce.mockRestore();
    expect((await findPrompt(app, ada, prompt.id)).analysisStatus).toBe('in_progress');
    await execute(analysisId);
    expect(engine.asked).toHaveLength(5);
    expect((await findPrompt(app, ada, prompt.id)).monitoringData[0]).toMatchObject({
      totalAnalyses: 1,
      totalResponses: 5,
    });
    await execute(analysisId);
    expect(engine.asked).toHaveLength(5);
  });

  it('and comes back late changes nothing any more', async () => {
    const latch = createLatch();
    const engine = createScriptedEngine({
      reply: async (_question, { call }) => {
        if (call <= 5) await latch.passed;
        return call <= 5 ? answerNaming('In ritardo') : answerNaming('Hosting Rossi');
      },
    });
    const { app, execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis(app);
    const late = execute(analysisId);
    await vi.waitFor(() => expect(engine.asked).toHaveLength(5));
    await execute(analysisId);
    const before = await findPrompt(app, ada, prompt.id);
    latch.open();
    await late;
    expect(await findPrompt(app, ada, prompt.id)).toEqual(before);
    expect(before.monitoringData[0]?.mentionedCompanies.map(({ name }) => name)).toEqual(['Hosting Rossi']);
    expect(await countRows(app, 'analysis_results')).toBe(5);
    expect(await sumCalls(app)).toEqual([{ status: 'ok', count: 10, cost: '7000' }]);
  });

  it('for good leaves a prompt that is set free after half an hour, with the answers it has', async () => {
    const dying = new AbortController();
    const engine = createScriptedEngine({
      reply: async ({ sample }) => {
        if (sample <= 2) return answerNaming('Hosting Rossi');
        await vi.waitFor(async () => expect(await countRows(app, 'analysis_results')).toBe(2));
        dying.abort(new Error('killed'));
        return noAnswer('aborted');
      },
    });
    const { app, deps, execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis(app);
    await expect(execute(analysisId, { signal: dying.signal })).rejects.toThrow('killed');
    app.clock.advance({ minutes: 29 });
    expect(await releaseStuckAnalyses(deps)).toBe(0);
    app.clock.advance({ minutes: 2 });
    expect(await releaseStuckAnalyses(deps)).toBe(0);
    await app.ctx.db.execute(sql`delete from jobs where kind = 'analysis.run-analysis'`);
    expect(await releaseStuckAnalyses(deps)).toBe(1);
    const again = await app.renew(ada);
    expect(await findPrompt(app, again, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'finished',
      monitoringData: [{ totalResponses: 2 }],
    });
  });
});

describe('an analysis that cannot be finished', () => {
  it('leaves its prompt free after the last attempt', async () => {
    const engine = createScriptedEngine({ reply: () => answerNaming('Aruba') });
    const { app, deps, execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis(app);
    vi.spyOn(deps.answers, 'add').mockRejectedValue(new Error('poison'));
    await expect(execute(analysisId)).rejects.toThrow('poison');
    expect((await findPrompt(app, ada, prompt.id)).analysisStatus).toBe('in_progress');
    await execute(analysisId, { isLastAttempt: true });
    expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'failed',
    });
  });
});

describe('a prompt deleted while its analysis runs', () => {
  it('ends it quietly: no further call, no row left, the money booked', async () => {
    const latch = createLatch();
    const engine = createScriptedEngine({
      reply: async () => {
        await latch.passed;
        return answerNaming('Hosting Rossi');
      },
    });
    const { app, execute } = await workWith([engine], { perEngine: 2 });
    const { ada, prompt, analysisId } = await queueAnalysis(app);
    const running = execute(analysisId);
    await vi.waitFor(() => expect(engine.asked).toHaveLength(2));
    await app.call(api.deletePrompt, { as: ada, params: { promptId: prompt.id } });
    // Its rows are erased before the answers come.
    await app.settleJobs();
    latch.open();
    await running;
    expect(engine.asked).toHaveLength(2);
    for (const table of ['analyses', 'analysis_results', 'answer_texts', 'mentions', 'prompt_states']) {
      expect(await countRows(app, table), table).toBe(0);
    }
    expect(await sumCalls(app)).toEqual([{ status: 'ok', count: 2, cost: '1400' }]);
  });
});

it('a plan that has ended is asked nothing more for, and its prompt is free again', async () => {
  const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
  const { app, execute } = await workWith([engine]);
  const { ada, prompt, analysisId } = await queueAnalysis(app);
  await app.ctx.db.execute(sql`update analyses set trigger = 'scheduled'`);
  await grantPlan(app, ada, 'free');
  await execute(analysisId);
  expect(engine.asked).toEqual([]);
  expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
    analysisStatus: 'idle',
    lastOutcome: 'failed',
    monitoringData: [],
  });
});
