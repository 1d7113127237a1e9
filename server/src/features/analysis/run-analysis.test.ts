import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnalysisId, toId } from '#lib/ids';
import {
  countRows,
  createCompany,
  findPrompt,
  grantPlan,
  registerWithPlan,
} from '../../../test/monitoring-scene.ts';
import {
  type ScriptedEngine,
  answerNaming,
  createGate,
  createScriptedEngine,
  noAnswer,
} from '../../../test/scripted-engine.ts';
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts';
import { romeDay } from '../../lib/rome-time.ts';
import { createCallBatchers } from '../engine-calls/batch-calls.ts';
import { createSharedSlots, type SharedSlots } from '../engine-calls/share-slots.ts';
import { releaseStuckAnalyses } from '../scheduling/release-stuck-analyses.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { createBatchers } from './batch-steps.ts';
import type { AnalysisFeatureDeps, AnalysisPolicy } from './feature-deps.ts';
import { runAnalysis } from './run-analysis.ts';

let app: TestApp;
let slots: SharedSlots;
afterEach(async () => {
  await slots.close();
  await app.stop();
});

/** The use cases' own dependencies, for what only a worker does. */
const workWith = async (
  engines: ScriptedEngine[],
  { perEngine = 50, ...policy }: Partial<AnalysisPolicy> & { perEngine?: number } = {},
) => {
  app = await startTestApp({ engines, env: { ANSWERS_PER_ANALYSIS: '5' } });
  slots = createSharedSlots({
    ...app.ctx,
    perEngine,
    perProcess: policy.workerConcurrency ?? 50,
    leaseSeconds: 30,
  });
  const given: AnalysisFeatureDeps = {
    ...app.ctx,
    engines,
    reader: null,
    calls: createCallBatchers({ ...app.ctx, dailyBudgetCents: null }),
    slots,
    policy: {
      answersPerAnalysis: 5,
      engineTimeoutMs: 5000,
      workerConcurrency: 50,
      dailyBudgetCents: null,
      eurPerUsd: 0.9,
      schedulerTickSeconds: 60,
      rulesBecause: 'chosen',
      ...policy,
    },
  };
  const deps: AnalysisDeps = { ...given, ...createBatchers(given) };
  const putOff = vi.fn<(until: Date) => void>();
  const execute = (
    analysisId: AnalysisId,
    execution: { isLastAttempt?: boolean; signal?: AbortSignal } = {},
  ) =>
    runAnalysis(
      deps,
      { analysisId },
      { attempt: 0, isLastAttempt: false, signal: new AbortController().signal, putOff, ...execution },
    );
  return { deps, execute, putOff };
};

const queueAnalysis = async (prompts?: string[]) => {
  const ada = await registerWithPlan(app, 'business');
  const { prompt, company } = await createCompany(app, ada, prompts === undefined ? {} : { prompts });
  return { ada, prompt, company, analysisId: toId<AnalysisId>(prompt.progress?.analysisId ?? '') };
};

const listCalls = async () => {
  const { rows } = await app.ctx.db.execute<{ status: string; count: number; cost: string | null }>(
    sql`select status, count(*)::int as count, sum(cost_micro_dollars) as cost from engine_calls group by status order by status`,
  );
  return rows;
};

const countRuns = async () => {
  const { rows } = await app.ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs where kind = 'analysis.run-analysis'`,
  );
  return rows[0]?.count;
};

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
    const { execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis();
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
    const { deps, execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis();
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
    const gate = createGate();
    const engine = createScriptedEngine({
      reply: async (_question, { call }) => {
        if (call <= 5) await gate.passed;
        return call <= 5 ? answerNaming('In ritardo') : answerNaming('Hosting Rossi');
      },
    });
    const { execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis();
    const late = execute(analysisId);
    await vi.waitFor(() => expect(engine.asked).toHaveLength(5));
    await execute(analysisId);
    const before = await findPrompt(app, ada, prompt.id);
    gate.open();
    await late;
    expect(await findPrompt(app, ada, prompt.id)).toEqual(before);
    expect(before.monitoringData[0]?.mentionedCompanies.map(({ name }) => name)).toEqual(['Hosting Rossi']);
    expect(await countRows(app, 'analysis_results')).toBe(5);
    expect(await listCalls()).toEqual([{ status: 'ok', count: 10, cost: '7000' }]);
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
    const { deps, execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis();
    await expect(execute(analysisId, { signal: dying.signal })).rejects.toThrow('killed');
    app.clock.advance({ minutes: 29 });
    expect(await releaseStuckAnalyses(deps)).toBe(0);
    app.clock.advance({ minutes: 2 });
    expect(await releaseStuckAnalyses(deps)).toBe(0);
    await app.ctx.db.execute(sql`delete from jobs where kind = 'analysis.run-analysis'`);
    expect(await releaseStuckAnalyses(deps)).toBe(1);
    const again = await app.signIn(ada);
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
    const { deps, execute } = await workWith([engine]);
    const { ada, prompt, analysisId } = await queueAnalysis();
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
    const gate = createGate();
    const engine = createScriptedEngine({
      reply: async () => {
        await gate.passed;
        return answerNaming('Hosting Rossi');
      },
    });
    const { execute } = await workWith([engine], { perEngine: 2 });
    const { ada, prompt, analysisId } = await queueAnalysis();
    const running = execute(analysisId);
    await vi.waitFor(() => expect(engine.asked).toHaveLength(2));
    await app.call(api.deletePrompt, { as: ada, params: { promptId: prompt.id } });
    // What it had left is erased before the answers come.
    await app.settleJobs();
    gate.open();
    await running;
    expect(engine.asked).toHaveLength(2);
    for (const table of ['analyses', 'analysis_results', 'answer_texts', 'mentions', 'prompt_states']) {
      expect(await countRows(app, table), table).toBe(0);
    }
    expect(await listCalls()).toEqual([{ status: 'ok', count: 2, cost: '1400' }]);
  });
});

it('a plan that has ended is asked nothing more for, and its prompt is free again', async () => {
  const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
  const { execute } = await workWith([engine]);
  const { ada, prompt, analysisId } = await queueAnalysis();
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

describe('engines that misbehave', () => {
  it('are left behind when they hang, also when they ignore being told to stop', async () => {
    const hanging = createScriptedEngine({ reply: () => new Promise(() => undefined) });
    const healthy = createScriptedEngine({ id: 'compatible', reply: () => answerNaming('Aruba') });
    const { execute } = await workWith([hanging, healthy], { engineTimeoutMs: 30 });
    const { ada, prompt, analysisId } = await queueAnalysis();
    await execute(analysisId);
    expect((await findPrompt(app, ada, prompt.id)).monitoringData[0]).toMatchObject({
      totalResponses: 5,
      engines: ['compatible'],
      excludedResponses: { failed: 5 },
    });
    const { body } = await app.call(api.getAnalysis, { as: ada, params: { promptId: prompt.id } });
    const failures = body.results.filter(({ status }) => status === 'failed').map(({ failure }) => failure);
    expect(new Set(failures)).toEqual(new Set(['Il motore non ha risposto in tempo.']));
  });

  it('get never more calls at once than they may have, over many analyses', async () => {
    const engine = createScriptedEngine({
      reply: async () => {
        await new Promise(setImmediate);
        return answerNaming('Aruba');
      },
    });
    const { execute } = await workWith([engine], { perEngine: 3 });
    const { company } = await queueAnalysis(
      Array.from({ length: 8 }, (_, index) => `Domanda ${String(index)}?`),
    );
    await Promise.all(
      company.prompts.map(({ progress }) => execute(toId<AnalysisId>(progress?.analysisId ?? ''))),
    );
    expect(engine.asked).toHaveLength(40);
    expect(engine.mostAtOnce()).toBe(3);
  });

  it('hold no database connection while they think', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({
      reply: async () => {
        await gate.passed;
        return answerNaming('Aruba');
      },
    });
    const { deps, execute } = await workWith([engine]);
    const { ada, company } = await queueAnalysis(
      Array.from({ length: 10 }, (_, index) => `Domanda ${String(index)}?`),
    );
    const running = company.prompts.map(({ progress }) =>
      execute(toId<AnalysisId>(progress?.analysisId ?? '')),
    );
    await vi.waitFor(() => expect(engine.asked).toHaveLength(50));
    const { $client: pool } = deps.db;
    await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount));
    expect((await app.call(api.listCompanies, { as: ada })).status).toBe(200);
    gate.open();
    await Promise.all(running);
  });
});

describe('the ledger', () => {
  it('has a row before every call and its cost after it', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({
      reply: async ({ sample }) => {
        await gate.passed;
        return sample === 1 ? noAnswer() : answerNaming('Aruba');
      },
    });
    const { execute } = await workWith([engine]);
    const { analysisId } = await queueAnalysis();
    const running = execute(analysisId);
    await vi.waitFor(() => expect(engine.asked).toHaveLength(5));
    expect(await listCalls()).toEqual([{ status: 'open', count: 5, cost: null }]);
    gate.open();
    await running;
    expect(await listCalls()).toEqual([
      { status: 'failed', count: 1, cost: '0' },
      { status: 'ok', count: 4, cost: '2800' },
    ]);
  });

  it('stops at the day’s budget and takes the rest up on the next day instead of failing it', async () => {
    const engine = createScriptedEngine({
      estimatedCostMicroDollars: 4000,
      reply: () => answerNaming('Hosting Rossi'),
    });
    const { execute, putOff } = await workWith([engine], { dailyBudgetCents: 1 });
    const { ada, prompt, analysisId } = await queueAnalysis();
    await execute(analysisId);
    expect(engine.asked).toHaveLength(2);
    expect(putOff.mock.lastCall?.map((until) => romeDay(until))).toEqual(['2026-03-03']);
    // One job however often it is interrupted: two would ask the same samples twice.
    expect(await countRuns()).toBe(1);
    expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
      analysisStatus: 'in_progress',
      progress: {
        step: 'queued',
        answered: 2,
        planned: 5,
        // Not in the queue for a moment: until the job comes back nothing is asked, and the screen must say so.
        wait: { reason: 'over_budget', until: putOff.mock.lastCall?.[0].toISOString() },
      },
    });
    app.clock.advance({ days: 1 });
    const resumed = app.clock.now();
    await execute(analysisId);
    expect(engine.asked).toHaveLength(2 + 2);
    const waits = (await findPrompt(app, await app.signIn(ada), prompt.id)).progress?.wait;
    expect(new Date(waits?.until ?? 0) > resumed).toBe(true);
    app.clock.advance({ days: 1 });
    const again = await app.signIn(ada);
    await execute(analysisId);
    expect(engine.asked).toHaveLength(2 + 2 + 1);
    expect(await findPrompt(app, again, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'finished',
    });
  });
});
