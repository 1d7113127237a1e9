import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { EngineReply } from '#adapters/engines';
import { findBreaker, sumCallsSince } from '#features/engine-calls';
import { type AnalysisId, toId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import { queueAnalysis, setUpAnalysisWorker, sumCalls } from '#test/analysis-worker';
import { findPrompt } from '#test/monitoring-scene';
import { answerNaming, createLatch, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import type { TestApp } from '#test/start-test-app';

const workWith = setUpAnalysisWorker();

const countRuns = async (app: TestApp) => {
  const { rows } = await app.ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs where kind = 'analysis.run-analysis'`,
  );
  return rows[0]?.count;
};

describe('engines that misbehave', () => {
  it('are left behind when they hang, also when they ignore being told to stop', async () => {
    const hanging = createScriptedEngine({ reply: () => new Promise(() => undefined) });
    const healthy = createScriptedEngine({ id: 'compatible', reply: () => answerNaming('Aruba') });
    const { app, execute } = await workWith([hanging, healthy], { engineTimeoutMs: 30 });
    const { ada, prompt, analysisId } = await queueAnalysis(app);
    await execute(analysisId);
    expect((await findPrompt(app, ada, prompt.id)).monitoringData[0]).toMatchObject({
      totalResponses: 5,
      engines: ['compatible'],
      excludedResponses: { failed: 5 },
    });
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: prompt.id } });
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
    const { app, execute } = await workWith([engine], { perEngine: 3 });
    const { company } = await queueAnalysis(
      app,
      Array.from({ length: 8 }, (_, index) => `Domanda ${String(index)}?`),
    );
    await Promise.all(
      company.prompts.map(({ progress }) => execute(toId<AnalysisId>(progress?.analysisId ?? ''))),
    );
    expect(engine.asked).toHaveLength(40);
    expect(engine.maxAtOnce()).toBe(3);
  });

  it('hold no database connection while they think', async () => {
    const latch = createLatch();
    const engine = createScriptedEngine({
      reply: async () => {
        await latch.passed;
        return answerNaming('Aruba');
      },
    });
    const { app, deps, execute } = await workWith([engine]);
    const { ada, company } = await queueAnalysis(
      app,
      Array.from({ length: 10 }, (_, index) => `Domanda ${String(index)}?`),
    );
    const running = company.prompts.map(({ progress }) =>
      execute(toId<AnalysisId>(progress?.analysisId ?? '')),
    );
    await vi.waitFor(() => expect(engine.asked).toHaveLength(50));
    const { $client: pool } = deps.db;
    await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount));
    expect((await app.call(api.listCompanies, { as: ada })).status).toBe(200);
    latch.open();
    await Promise.all(running);
  });
});

describe('replies that cannot be read', () => {
  const isStrange = (text: string) => text.startsWith('Strana');
  const askAll = async (texts: string[], reply: (text: string) => EngineReply) => {
    const engine = createScriptedEngine({ reply: ({ text }) => reply(text) });
    const { app, execute } = await workWith([engine]);
    const { company } = await queueAnalysis(app, texts);
    const strangeFirst = company.prompts.toSorted(
      (a, b) => Number(isStrange(b.text)) - Number(isStrange(a.text)),
    );
    for (const { progress } of strangeFirst) await execute(toId<AnalysisId>(progress?.analysisId ?? ''));
    return { asked: engine.asked, breaker: await findBreaker(app.ctx.db, 'openai') };
  };

  it('pause nobody where they are those of one prompt', async () => {
    const { asked, breaker } = await askAll(['Strana domanda?', 'Domanda 1?', 'Domanda 2?'], (text) =>
      isStrange(text) ? noAnswer('bad_answer') : answerNaming('Aruba'),
    );
    expect(asked.filter(({ text }) => isStrange(text))).toHaveLength(5);
    expect(asked.filter(({ text }) => !isStrange(text))).toHaveLength(10);
    expect(breaker.retryAt).toBeNull();
  });

  it('pause the engine for everybody where they are those of several', async () => {
    const { breaker } = await askAll(['Domanda 1?', 'Domanda 2?', 'Domanda 3?'], () =>
      noAnswer('bad_answer'),
    );
    expect(breaker.retryAt).not.toBeNull();
  });

  it('are like requests that the provider refuses for what they ask', async () => {
    const refused = { ...noAnswer('configuration'), isOfQuestion: true };
    const one = await askAll(['Strana domanda?', 'Domanda 1?'], (text) =>
      isStrange(text) ? refused : answerNaming('Aruba'),
    );
    expect(one.breaker.retryAt).toBeNull();
    const several = await askAll(['Domanda 1?', 'Domanda 2?'], () => refused);
    expect(several.breaker.retryAt).not.toBeNull();
  });

  it('are no excuse for an outage seen by one prompt', async () => {
    const { breaker } = await askAll(['Domanda 1?'], () => noAnswer('network'));
    expect(breaker.retryAt).not.toBeNull();
  });
});

describe('the ledger', () => {
  it('keeps of each call what nobody knew in its reply', async () => {
    const engine = createScriptedEngine({
      reply: ({ sample }) => ({
        ...answerNaming('Aruba'),
        ...(sample === 1 && { unknownDetails: ['item', 'annotation'] }),
      }),
    });
    const { app, execute } = await workWith([engine]);
    const { analysisId } = await queueAnalysis(app);
    await execute(analysisId);
    const { rows } = await app.ctx.db.execute(
      sql`select unknown_details as kinds from engine_calls where unknown_details is not null`,
    );
    expect(rows).toEqual([{ kinds: ['item', 'annotation'] }]);
    expect(await app.ctx.metrics.render()).toContain(
      'citato_engine_unknown_details_total{engine="openai",purpose="answer",kind="annotation"} 1',
    );
    const figures = await sumCallsSince(app.ctx.db, new Date(0));
    expect(figures).toMatchObject([
      { subject: 'openai', unknownReplies: 1, unknownKinds: { item: 1, annotation: 1, block: 0 } },
    ]);
  });

  it('has a row before every call and its cost after it', async () => {
    const latch = createLatch();
    const engine = createScriptedEngine({
      reply: async ({ sample }) => {
        await latch.passed;
        return sample === 1 ? noAnswer() : answerNaming('Aruba');
      },
    });
    const { app, execute } = await workWith([engine]);
    const { analysisId } = await queueAnalysis(app);
    const running = execute(analysisId);
    await vi.waitFor(() => expect(engine.asked).toHaveLength(5));
    expect(await sumCalls(app)).toEqual([{ status: 'open', count: 5, cost: null }]);
    latch.open();
    await running;
    expect(await sumCalls(app)).toEqual([
      { status: 'failed', count: 1, cost: '0' },
      { status: 'ok', count: 4, cost: '2800' },
    ]);
  });

  it('is settled at the estimate for a call whose engine throws', async () => {
    const engine = createScriptedEngine({
      reply: () => {
        throw new Error('a fault of the library');
      },
    });
    const { app, execute } = await workWith([engine]);
    const { analysisId } = await queueAnalysis(app);
    await execute(analysisId);
    expect(await sumCalls(app)).toEqual([{ status: 'failed', count: 5, cost: '5000' }]);
  });

  it('is settled for calls that are stopped on their way', async () => {
    const stop = new AbortController();
    const engine = createScriptedEngine({
      reply: (_, { signal, call }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () =>
            resolve(Object.assign(noAnswer('network'), { costMicroDollars: 300 })),
          );
          if (call === 5) stop.abort(new Error('stopped'));
        }),
    });
    const { app, execute } = await workWith([engine]);
    const { analysisId } = await queueAnalysis(app);
    await expect(execute(analysisId, { signal: stop.signal })).rejects.toThrow('stopped');
    expect(await sumCalls(app)).toEqual([{ status: 'failed', count: 5, cost: '1500' }]);
    expect((await findBreaker(app.ctx.db, 'openai')).failures).toBe(0);
  });

  it('is settled for a call whose answer cannot be read by a fault of ours', async () => {
    const unreadable = () => {
      throw new Error('a fault of ours');
    };
    const engine = createScriptedEngine({
      reply: () => Object.defineProperty(answerNaming('Aruba'), 'text', { get: unreadable }),
    });
    const { app, execute } = await workWith([engine]);
    const { analysisId } = await queueAnalysis(app);
    await expect(execute(analysisId)).rejects.toThrow('a fault of ours');
    expect(await sumCalls(app)).toEqual([{ status: 'ok', count: 5, cost: '3500' }]);
  });

  it('stops at the day’s budget and takes the rest up on the next day instead of failing it', async () => {
    const engine = createScriptedEngine({
      estimatedCostMicroDollars: 4000,
      reply: () => answerNaming('Hosting Rossi'),
    });
    const { app, execute, putOff } = await workWith([engine], { dailyBudgetCents: 1 });
    const { ada, prompt, analysisId } = await queueAnalysis(app);
    await execute(analysisId);
    expect(engine.asked).toHaveLength(2);
    expect(putOff.mock.lastCall?.map((until) => romeDay(until))).toEqual(['2026-03-03']);
    // One job however often it is interrupted: two jobs would ask the same samples twice.
    expect(await countRuns(app)).toBe(1);
    expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
      analysisStatus: 'in_progress',
      progress: {
        step: 'queued',
        answered: 2,
        planned: 5,
        // Not in the queue for a moment: until the job comes back no call is made, and the screen must say so.
        wait: { reason: 'over_budget', until: putOff.mock.lastCall?.[0].toISOString() },
      },
    });
    app.clock.advance({ days: 1 });
    const resumed = app.clock.now();
    await execute(analysisId);
    expect(engine.asked).toHaveLength(2 + 2);
    const waits = (await findPrompt(app, await app.renew(ada), prompt.id)).progress?.wait;
    expect(new Date(waits?.until ?? 0) > resumed).toBe(true);
    app.clock.advance({ days: 1 });
    const again = await app.renew(ada);
    await execute(analysisId);
    expect(engine.asked).toHaveLength(2 + 2 + 1);
    expect(await findPrompt(app, again, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'finished',
    });
  });
});
