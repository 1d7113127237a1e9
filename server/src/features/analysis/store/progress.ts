import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnalysisId, UserId } from '#lib/ids';
import { type Transaction, jsonParameter } from '#platform/db';
import type { AnalysisOutcome } from '../rules/analysis-outcome.ts';
import type { EngineProgress } from '../rules/analysis-progress.ts';
import { analyses } from '../tables.ts';
import type { OpenState } from './analysis-states.ts';
import { type Fence, holdPrompts, holds } from './fences.ts';

export async function updateProgress(
  tx: Transaction,
  {
    fence,
    ...progress
  }: {
    fence: Fence;
    status: OpenState;
    engines: EngineProgress[];
    lastProgressAt: Date;
  },
): Promise<boolean> {
  const rows = await tx.update(analyses).set(progress).where(holds(fence)).returning({ id: analyses.id });
  return rows.length > 0;
}

/** How far runs are, in one statement; gives the analyses whose fence still holds. */
export async function updateProgressOfMany(
  tx: Transaction,
  {
    steps,
    lastProgressAt,
  }: {
    steps: readonly { fence: Fence; step: OpenState; engines: readonly EngineProgress[] }[];
    lastProgressAt: Date;
  },
): Promise<Set<AnalysisId>> {
  const fresh = jsonParameter(
    steps.map(({ fence, step, engines }) => ({
      id: fence.analysisId,
      attempt: fence.attempt,
      ended: fence.phase === 'ended',
      step,
      engines,
    })),
  );
  const { rows } = await tx.execute<{ id: AnalysisId }>(sql`
    with held as materialized (${holdPrompts(steps.map(({ fence }) => fence.analysisId))})
    update analyses
    set engines = fresh.engines, last_progress_at = ${lastProgressAt.toISOString()},
      status = case when fresh.ended then analyses.status else fresh.step end
    from jsonb_to_recordset(${fresh})
      as fresh (id uuid, attempt integer, ended boolean, step text, engines jsonb)
    where analyses.id = fresh.id and analyses.id in (select id from held) and analyses.attempt = fresh.attempt
      and analyses.status = any (case when fresh.ended then array['finished', 'failed']
        else array['queued', 'asking', 'reading'] end)
    returning analyses.id`);
  return new Set(rows.map(({ id }) => id));
}

/** Marks analyses as counted; each is given once, with the user whose plan it uses up. */
export async function markUsageCounted(
  tx: Transaction,
  analysisIds: readonly AnalysisId[],
): Promise<UserId[]> {
  const rows = await tx
    .update(analyses)
    .set({ usageCounted: true })
    .where(and(inArray(analyses.id, [...analysisIds]), eq(analyses.usageCounted, false)))
    .returning({ userId: analyses.userId });
  return rows.map(({ userId }) => userId);
}

/** Ends analyses, each unless another attempt holds it; gives those that were ended. */
export async function endAnalyses(
  tx: Transaction,
  { ends, finishedAt }: { ends: readonly { fence: Fence; outcome: AnalysisOutcome }[]; finishedAt: Date },
): Promise<Set<AnalysisId>> {
  const fresh = ends.map(({ fence: { analysisId: id, attempt }, outcome }) => ({ id, attempt, outcome }));
  const { rows } = await tx.execute<{ id: AnalysisId }>(sql`
    with held as materialized (${holdPrompts(ends.map(({ fence }) => fence.analysisId))})
    update analyses set status = fresh.outcome, finished_at = ${finishedAt.toISOString()}
    from jsonb_to_recordset(${jsonParameter(fresh)}) as fresh (id uuid, attempt integer, outcome text)
    where analyses.id = fresh.id and analyses.id in (select id from held) and analyses.attempt = fresh.attempt
      and analyses.status in ('queued', 'asking', 'reading')
    returning analyses.id`);
  return new Set(rows.map(({ id }) => id));
}

/** What an analysis came to with the answers that came late. */
export async function reviseOutcome(
  tx: Transaction,
  { fence, outcome }: { fence: Fence; outcome: AnalysisOutcome },
): Promise<void> {
  await tx.update(analyses).set({ status: outcome }).where(holds(fence));
}
