import { sql } from 'drizzle-orm';
import { afterEach, vi } from 'vitest';
import { type AnalysisId, toId } from '#lib/ids';
import type { AnalysisDeps } from '../src/features/analysis/steps/analysis-deps.ts';
import { createBatchers } from '../src/features/analysis/steps/batch-steps.ts';
import type { AnalysisFeatureDeps, AnalysisPolicy } from '../src/features/analysis/feature-deps.ts';
import { runAnalysis } from '../src/features/analysis/run/run-analysis.ts';
import { createCallBatchers } from '../src/features/engine-calls/budget/batch-calls.ts';
import { createSharedPermits } from '../src/features/engine-calls/permits/share-permits.ts';
import { createCompany, registerWithPlan } from './monitoring-scene.ts';
import type { ScriptedEngine } from './scripted-engine.ts';
import { type TestApp, startTestApp } from './start-test-app.ts';

/** Workers for each of a file's tests. */
export function setUpAnalysisWorker() {
  const started: { stop: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const { stop } of started.splice(0)) await stop();
  });
  return async (...given: Parameters<typeof startAnalysisWorker>) => {
    const worker = await startAnalysisWorker(...given);
    started.push(worker);
    return worker;
  };
}

/** What the ledger holds of each status. */
export async function sumCalls({ ctx }: TestApp) {
  const { rows } = await ctx.db.execute<{ status: string; count: number; cost: string | null }>(
    sql`select status, count(*)::int as count, sum(cost_micro_dollars) as cost from engine_calls group by status order by status`,
  );
  return rows;
}

/** A worker whose analyses the test runs one by one: the use cases' own dependencies, for what only a worker does. */
async function startAnalysisWorker(
  engines: ScriptedEngine[],
  {
    perEngine = 50,
    looksSpread = false,
    ...policy
  }: Partial<AnalysisPolicy> & { perEngine?: number; looksSpread?: boolean } = {},
) {
  const app = await startTestApp({ engines, looksSpread, env: { ANSWERS_PER_ANALYSIS: '5' } });
  const permits = createSharedPermits({
    ...app.ctx,
    perEngine,
    perProcess: policy.workerConcurrency ?? 50,
    leaseSeconds: 30,
  });
  const given: AnalysisFeatureDeps = {
    ...app.ctx,
    engines,
    reader: null,
    calls: createCallBatchers({
      ...app.ctx,
      dailyBudgetCents: null,
      visitorBudgetCents: 0,
      engineTimeoutMs: 5000,
    }),
    permits,
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
  const stop = async () => {
    await permits.close();
    await app.stop();
  };
  return { app, deps, execute, putOff, stop };
}

/** An account whose first analyses wait to be run. */
export async function queueAnalysis(app: TestApp, prompts?: string[]) {
  const ada = await registerWithPlan(app, 'business');
  const { prompt, company } = await createCompany(app, ada, prompts === undefined ? {} : { prompts });
  return { ada, prompt, company, analysisId: toId<AnalysisId>(prompt.progress?.analysisId ?? '') };
}
