import { api } from '@citato/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCompany, registerWithPlan } from './monitoring-scene.ts';
import { answerNaming, createLatch, createScriptedEngine } from './scripted-engine.ts';
import { type TestApp, startTestApp } from './start-test-app.ts';

const PROMPTS = 10;
const SAMPLES = 5;
const CALLS = PROMPTS * SAMPLES;

const latch = createLatch();
const engine = createScriptedEngine({
  reply: async () => {
    await latch.passed;
    return answerNaming('Aruba');
  },
});
let app: TestApp;
beforeAll(async () => {
  const env = {
    DB_POOL: '5',
    ANSWERS_PER_ANALYSIS: String(SAMPLES),
    WORKER_CONCURRENCY: String(CALLS),
  };
  app = await startTestApp({ engines: [engine], env });
});
afterAll(() => app.stop());

it('fifty calls that nobody answers hold none of five connections, and readers are served meanwhile', async () => {
  const ada = await registerWithPlan(app, 'pro');
  const prompts = Array.from({ length: PROMPTS }, (_, n) => `Qual è il miglior hosting, caso ${String(n)}?`);
  await createCompany(app, ada, { prompts });
  const work = app.settleJobs();
  await vi.waitFor(() => expect(engine.maxAtOnce()).toBe(CALLS), { timeout: 15_000 });

  const pool = app.ctx.db.$client;
  await expect.poll(() => [pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
  const reads = await Promise.all(
    Array.from({ length: CALLS }, () => app.call(api.listCompanies, { as: ada })),
  );
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));

  latch.open();
  await work;
  const { body } = await app.call(api.listCompanies, { as: ada });
  expect(body.companies[0]?.figures.totalResponses).toBe(CALLS);
});
