import type { EngineId } from '@citato/contract';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { listDueAnalyses } from '../steps/list-due-analyses.ts';
import { isAwaited } from '../rules/awaited-answer.ts';
import { isPlannedFor } from '../rules/engine-attempts.ts';
import { decideRequeue } from '../rules/requeue-plan.ts';
import { type BackfillOrder, backfillJob } from '../run-job.ts';
import { findAnalysis, isNewestAnalysis } from '../store/analyses.ts';
import { type AttemptRow, listAttempts, saveAttempt } from '../store/engine-attempts.ts';
import type { AnalysisRow } from '../tables.ts';
import { listAnswered } from '#features/answers';
import { holdPromptAsSystem } from '#features/companies';
import type { AnalysisId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import type { RequeueDecision } from '#platform/jobs';

/** Repeats a given-up analysis: an open one goes on; of an ended one the missing answers are asked for later. */
export async function requeueAnalysis(
  deps: AnalysisDeps,
  tx: Transaction,
  { analysisId }: { analysisId: AnalysisId },
): Promise<RequeueDecision> {
  const analysis = await findAnalysis(tx, analysisId);
  if (analysis === null || (await holdPromptAsSystem(tx, analysis.promptId)) === null) return 'nothing_left';
  const attempts = await listAttempts(tx, [analysis.promptId]);
  const answers = (await listAnswered(tx, [analysis])).get(analysisId) ?? [];
  const now = deps.clock.now();
  const plan = decideRequeue({
    analysis: { ...analysis, isOpen: analysis.finishedAt === null },
    answers,
    isNewest: await isNewestAnalysis(tx, analysis),
    isWanted: (await listDueAnalyses(tx, [analysis])).has(analysisId),
    available: deps.engines.map(({ id }) => id),
    planned: attempts.filter((row) => row.analysisId === analysisId).map(({ engine }) => engine),
    now,
  });
  if (plan.kind !== 'backfill') return plan.kind;
  for (const engine of plan.engines) {
    const known = attempts.find((row) => row.engine === engine && row.isDown) ?? null;
    const isDown = !answers.some((answer) => answer.engine === engine && !isAwaited(answer));
    await planSupplement(deps, tx, { analysis, engine, known, isDown, now });
  }
  return 'replaced';
}

/**
 * An attempt now. An engine that has been down since an earlier analysis keeps its count of attempts: they were paid.
 */
async function planSupplement(
  { queue }: AnalysisDeps,
  tx: Transaction,
  {
    analysis: { id: analysisId, promptId, userId },
    engine,
    known,
    isDown,
    now,
  }: { analysis: AnalysisRow; engine: EngineId; known: AttemptRow | null; isDown: boolean; now: Date },
): Promise<void> {
  const { failingSince, attempts, failureKind } = known ?? {
    failingSince: now,
    attempts: 0,
    failureKind: null,
  };
  const attempt = { failingSince, attempts, failureKind, isDown, nextAttemptAt: now };
  await saveAttempt(tx, { promptId, engine, analysisId, ...attempt });
  const order = { analysisId, engine, plannedFor: now.toISOString() };
  await queue.enqueue(tx, backfillJob, order, { groupId: userId });
}

/** Repeats a given-up backfill, as long as it is the one its prompt waits for. */
export async function requeueBackfill(
  { clock }: AnalysisDeps,
  tx: Transaction,
  order: BackfillOrder,
): Promise<RequeueDecision> {
  const analysis = await findAnalysis(tx, order.analysisId);
  if (analysis === null) return 'nothing_left';
  const attempts = await listAttempts(tx, [analysis.promptId]);
  const planned = attempts.find((row) => row.engine === order.engine);
  const isWaitedFor = planned !== undefined && isPlannedFor({ planned, order, now: clock.now() });
  return isWaitedFor ? 'run_again' : 'nothing_left';
}
