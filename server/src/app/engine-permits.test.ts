import { api, type EngineId } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { StructuredModel } from '#adapters/engines';
import { createSharedPermits } from '#features/engine-calls';
import { countRows, createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { startOpenaiCompatible } from '#test/stand-ins/engines/openai-compatible';
import { createSlowReader } from '#test/stand-ins/sites/slow-reader';
import { startTestApp, type TestApp } from '#test/start-test-app';

const never = new AbortController().signal;

let app: TestApp;
afterEach(() => app.stop());

/** A writer whose calls are counted; what it says is of no use, so the rules write. */
function createCountedWriter() {
  const calls = { made: 0 };
  const writer: StructuredModel = {
    engine: 'anthropic',
    model: 'scripted',
    estimatedCostMicroDollars: 20_000,
    ask: () => {
      calls.made += 1;
      return Promise.resolve({
        status: 'failed',
        kind: 'bad_answer',
        detail: 'as the test wants',
        retryAfterSeconds: null,
        costMicroDollars: 0,
      });
    },
  };
  return { writer, calls };
}

/** Another process with an engine's only permit, until the test gives it back. */
async function occupy(engine: EngineId) {
  const permits = createSharedPermits({ ...app.ctx, perEngine: 1, perProcess: 5, leaseSeconds: 30 });
  const lease = await permits.take({ engine, wanted: 1, signal: never });
  return async () => {
    lease.releaseOne();
    await permits.close();
  };
}

const countWaiting = async () => {
  const { rows } = await app.ctx.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from engine_slots where demand > held`,
  );
  return rows[0]?.waiting;
};
const countBooked = async () => {
  const { rows } = await app.ctx.db.execute<{ booked: number }>(
    sql`select count(*)::int as booked from engine_calls where engine = 'anthropic'`,
  );
  return rows[0]?.booked;
};

const start = async (writer: StructuredModel) => {
  const sites = createSlowReader();
  sites.hurry();
  app = await startTestApp({
    writer,
    siteReader: sites.siteReader,
    engines: [createScriptedEngine({ reply: () => answerText('Meglio Aruba, che convince, o Tiscali.') })],
    env: { ANSWERS_PER_ANALYSIS: '5', ENGINE_CONCURRENCY: '1' },
  });
  return registerWithPlan(app, 'guru');
};

/** The job waits while the permit is taken, paying nothing, and goes on as soon as it is free. */
async function expectTurn({ calls }: { calls: { made: number } }) {
  const giveBack = await occupy('anthropic');
  const settled = app.settleJobs();
  await expect.poll(countWaiting, { timeout: 5_000 }).toBe(1);
  expect([calls.made, await countBooked()]).toEqual([0, 0]);
  await giveBack();
  await settled;
  expect([calls.made, await countBooked()]).toEqual([1, 1]);
}

describe('texts written by an engine', () => {
  it('wait for a permit of it while another process has the last one: suggestions', async () => {
    const { writer, calls } = createCountedWriter();
    const as = await start(writer);
    const websiteUrl = 'https://ponteverde.example';
    await app.call(api.requestSuggestions, { as, body: { websiteUrl, description: 'CRM per negozi' } });
    await expectTurn({ calls });
    const { body } = await app.call(api.listSuggestions, { as, query: { websiteUrl } });
    expect(body).toMatchObject([{ status: 'ready', source: 'site' }]);
  });

  it('wait for a permit of it while another process has the last one: task lists', async () => {
    const { writer, calls } = createCountedWriter();
    const as = await start(writer);
    const { prompt } = await createCompany(app, as);
    await expectTurn({ calls });
    const { body } = await app.call(api.getTaskList, { as, params: { promptId: prompt.id } });
    expect(body.tasks).not.toEqual([]);
  });
});

it('a reader waits for a permit of its engine while another process has the last one', async () => {
  const model = await startOpenaiCompatible();
  try {
    app = await startTestApp({
      engines: [createScriptedEngine({ reply: () => answerText('Meglio Aruba o Tiscali.') })],
      env: {
        ANSWERS_PER_ANALYSIS: '1',
        ENGINE_CONCURRENCY: '1',
        READER: 'compatible',
        COMPATIBLE_BASE_URL: model.baseUrl,
        COMPATIBLE_MODEL: 'lettore',
      },
    });
    await createCompany(app, await registerWithPlan(app, 'pro'));
    const giveBack = await occupy('compatible');
    const settled = app.settleJobs();
    await expect.poll(countWaiting, { timeout: 5_000 }).toBe(1);
    expect([model.requests.length, await countRows(app, 'analysis_results')]).toEqual([0, 1]);
    await giveBack();
    await settled;
    expect([model.requests.length, await countRows(app, 'analysis_results')]).toEqual([1, 1]);
  } finally {
    await model.close();
  }
});
