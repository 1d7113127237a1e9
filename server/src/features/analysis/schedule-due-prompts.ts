import { listPromptsAsSystem } from '#features/companies';
import { listLimits } from '#features/plans';
import { type RequestId, newId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import { planNewAnalysis } from './begin-analysis.ts';
import { describeProgress } from './publish-progress.ts';
import { decideDue } from './rules/due-prompts.ts';
import { runAnalysisJob } from './run-job.ts';
import { insertAnalyses } from './store/analyses.ts';
import { ensureTextPartition } from './store/answers.ts';
import { lockDuePrompts, markManyInProgress, unschedule } from './store/prompt-states.ts';

const PROMPTS_PER_BATCH = 1000;
/** While the database writes one, the next is planned; what one has locked the other skips. */
const BATCHES_AT_A_TIME = 2;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Starts every prompt whose time has come, in batches that several schedulers can share without meeting. */
export async function scheduleDuePrompts(deps: AnalysisDeps): Promise<void> {
  const now = deps.clock.now();
  for (const moment of [now, new Date(now.getTime() + WEEK_MS)]) {
    // Retried: making a partition can meet answers that are just being written.
    await withTransaction(deps.db, (tx) => ensureTextPartition(tx, moment));
  }
  await Promise.all(Array.from({ length: BATCHES_AT_A_TIME }, () => startAll(deps, now)));
}

async function startAll(deps: AnalysisDeps, now: Date): Promise<void> {
  for (;;) {
    const due = await withTransaction(deps.db, (tx) => startBatch(deps, tx, now));
    if (due < PROMPTS_PER_BATCH) return;
  }
}

/** A handful of statements however many prompts are due; the lock on their states makes this the only starter. */
async function startBatch(deps: AnalysisDeps, tx: Transaction, now: Date): Promise<number> {
  const due = await lockDuePrompts(tx, { now, limit: PROMPTS_PER_BATCH });
  const dueIds = due.map(({ promptId }) => promptId);
  const limits = await listLimits(tx, [...new Set(due.map(({ userId }) => userId))]);
  const live = await listPromptsAsSystem(tx, dueIds);
  const started = live
    .filter(({ prompt: { isActive }, company }) => {
      const { promptAnalysisEnabled = false } = limits.get(company.userId) ?? {};
      return decideDue({ promptAnalysisEnabled, isActive }) === 'run';
    })
    .map((owned) =>
      planNewAnalysis(deps, { owned, trigger: 'scheduled', requestId: newId<RequestId>(), now }),
    );
  await insertAnalyses(tx, started);
  await markManyInProgress(tx, { started, startedAt: now });
  await deps.queue.enqueueMany(
    tx,
    runAnalysisJob,
    started.map(({ id: analysisId, userId }) => ({ payload: { analysisId }, options: { groupId: userId } })),
  );
  await deps.live.publishAll(
    tx,
    started.map((analysis) => ({
      userId: analysis.userId,
      event: { type: 'analysis.progress', progress: describeProgress({ analysis, step: 'queued' }) },
    })),
  );
  const startedIds = new Set(started.map(({ promptId }) => promptId));
  await unschedule(
    tx,
    dueIds.filter((promptId) => !startedIds.has(promptId)),
  );
  return due.length;
}
