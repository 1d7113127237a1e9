import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reader } from '#adapters/reader';
import { createCallBatchers } from '../../engine-calls/budget/batch-calls.ts';
import { createSharedPermits } from '../../engine-calls/permits/share-permits.ts';
import { createCompany, findPrompt, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type TestApp, startTestApp } from '#test/start-test-app';
import { rereadFailed } from './reread-failed.ts';

let app: TestApp;
afterEach(() => app.stop());

const ANSWER = 'Chi cerca qualcosa di semplice usa velora o Tiscali.';
type Fault = 'timeout' | 'network' | 'configuration' | 'bad_answer' | null;

/** A model that fails in one way, or finds the company the rules miss. */
function createReader() {
  const state: { fault: Fault; asked: number } = { fault: 'timeout', asked: 0 };
  const reader: Reader = {
    engine: 'openai',
    model: 'small',
    estimatedCostMicroDollars: 100,
    typicalCostMicroDollars: 1,
    maxTextLength: 40_000,
    maxAnswers: 12,
    read: ({ answers }) => {
      state.asked += 1;
      const company = { name: 'velora', sentiment: null, evidence: null };
      return Promise.resolve(
        state.fault === null
          ? {
              status: 'ok',
              reports: answers.map(() => ({ companies: [company, { ...company, name: 'Tiscali' }] })),
              model: 'small-1',
              costMicroDollars: 7,
            }
          : { status: 'failed', kind: state.fault, detail: '', retryAfterSeconds: null, costMicroDollars: 0 },
      );
    },
  };
  return { state, reader };
}

/** An analysis of two answers whose reader has failed. */
const failReading = async (fault: Fault, { engine = 'openai' }: { engine?: 'openai' | 'demo' } = {}) => {
  const { state, reader } = createReader();
  state.fault = fault;
  app = await startTestApp({
    engines: [createScriptedEngine({ id: engine, reply: () => answerText(ANSWER) })],
    env: { ANSWERS_PER_ANALYSIS: '2' },
    reader,
  });
  const ada = await registerWithPlan(app, 'pro');
  const { prompt } = await createCompany(app, ada);
  await app.settleJobs();
  const permits = createSharedPermits({ ...app.ctx, perEngine: 50, perProcess: 50, leaseSeconds: 30 });
  const { signal } = new AbortController();
  const rereadWith = async ({ dailyBudgetCents = null }: { dailyBudgetCents?: number | null } = {}) => {
    const settings = { dailyBudgetCents, visitorBudgetCents: 0, engineTimeoutMs: 5000 };
    const calls = createCallBatchers({ ...app.ctx, ...settings });
    await rereadFailed({ ...app.ctx, permits, calls }, reader, { signal });
  };
  const asked = state.asked;
  const countAsked = () => state.asked - asked;
  const listNamed = async () => {
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: prompt.id } });
    return body.results.map(({ companies }) => companies.map(({ name }) => name).join(', '));
  };
  const listReaders = async () => {
    const { rows } = await app.ctx.db.execute<{ reader: string; because: string | null; retried: boolean }>(
      sql`select reader, rules_because as because, reader_retried_at is not null as retried from analysis_results`,
    );
    return rows.map(({ reader, because, retried }) => [reader, because, retried]);
  };
  return { ada, prompt, state, permits, rereadWith, countAsked, listNamed, listReaders };
};

const both = <T>(one: T): T[] => [one, one];

describe('answers a model failed to read', () => {
  it('are read by it later, by one call that is booked, and the numbers follow', async () => {
    const { ada, prompt, state, permits, rereadWith, countAsked, listNamed, listReaders } =
      await failReading('timeout');
    expect(await listReaders()).toEqual(both(['rules', 'timeout', false]));
    expect(await listNamed()).toEqual(both('Tiscali'));
    state.fault = null;
    await rereadWith();
    expect(await listNamed()).toEqual(both('velora, Tiscali'));
    expect(await listReaders()).toEqual(both(['openai/small-1', null, true]));
    expect(countAsked()).toBe(1);
    const { rows } = await app.ctx.db.execute(
      sql`select status, cost_micro_dollars::int as cost from engine_calls where purpose <> 'answer' order by started_at desc limit 1`,
    );
    expect(rows).toEqual([{ status: 'ok', cost: 7 }]);
    const [numbers] = (await findPrompt(app, ada, prompt.id)).monitoringData;
    expect(numbers?.mentionedCompanies.map(({ name }) => name)).toContain('velora');
    await rereadWith();
    expect(countAsked()).toBe(1);
    await permits.close();
  });

  it('stay with the rules where it fails again, and are not asked for a third time', async () => {
    const { state, permits, rereadWith, countAsked, listReaders } = await failReading('timeout');
    await rereadWith();
    expect(await listReaders()).toEqual(both(['rules', 'timeout', true]));
    expect(countAsked()).toBe(1);
    state.fault = null;
    await rereadWith();
    expect(countAsked()).toBe(1);
    await permits.close();
  });

  it('wait where the day’s money is spent', async () => {
    const { state, permits, rereadWith, countAsked, listReaders } = await failReading('timeout');
    state.fault = null;
    await rereadWith({ dailyBudgetCents: 0 });
    expect(countAsked()).toBe(0);
    expect(await listReaders()).toEqual(both(['rules', 'timeout', false]));
    await rereadWith({ dailyBudgetCents: 100 });
    expect(await listReaders()).toEqual(both(['openai/small-1', null, true]));
    await permits.close();
  });

  it('wait while the reader is paused', async () => {
    const { state, permits, rereadWith, countAsked } = await failReading('timeout');
    const retryAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
    await app.ctx.db.execute(sql`insert into engine_breakers (engine, failures, openings, retry_at)
      values ('reader', 5, 1, ${retryAt}) on conflict (engine) do update
      set failures = 5, openings = 1, retry_at = excluded.retry_at`);
    state.fault = null;
    await rereadWith();
    expect(countAsked()).toBe(0);
    await permits.close();
  });

  it.each<{ what: string; fault: Fault; engine?: 'demo'; days?: number }>([
    { what: 'that the demo engine invented', fault: 'timeout', engine: 'demo' },
    { what: 'of three days ago', fault: 'timeout', days: 3 },
    { what: 'the model replied to with nonsense', fault: 'bad_answer' },
  ])('are left alone: those $what', async ({ fault, engine, days = 0 }) => {
    const { state, permits, rereadWith, countAsked } = await failReading(fault, {
      engine: engine ?? 'openai',
    });
    state.fault = null;
    app.clock.advance({ days });
    await rereadWith();
    expect(countAsked()).toBe(0);
    await permits.close();
  });
});
