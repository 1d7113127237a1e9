import type { AnalysisWait } from '@citato/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type NewAnswer, partsThatStore } from '#features/answers';
import type { AnalysisId } from '#lib/ids';
import { type Queryable, type Transaction, executeOften, jsonParameter } from '#platform/db';
import type { AnalysisOutcome } from '../rules/analysis-outcome.ts';
import type { EngineProgress } from '../rules/analysis-progress.ts';
import { analyses } from '../tables.ts';
import type { OpenState } from './analysis-states.ts';
import { type Fence, holdPrompts, holds } from './fences.ts';

export interface EndOfAnalysis {
  readonly fence: Fence;
  readonly outcome: AnalysisOutcome;
  /** Whether it counts as one of the plan's analyses. */
  readonly isCounted: boolean;
}

/** Puts a run back to the queue, with why and until when it makes no calls. */
export async function markWaiting(
  tx: Transaction,
  {
    fence,
    ...progress
  }: {
    fence: Fence;
    engines: EngineProgress[];
    lastProgressAt: Date;
    waitsFor: AnalysisWait['reason'];
    waitsUntil: Date;
  },
): Promise<boolean> {
  const rows = await tx
    .update(analyses)
    .set({ ...progress, status: 'queued' })
    .where(holds(fence))
    .returning({ id: analyses.id });
  return rows.length > 0;
}

/** How far a run is. */
interface RunStep {
  readonly fence: Fence;
  readonly step: OpenState;
  readonly engines: readonly EngineProgress[];
}

interface Steps {
  readonly steps: readonly RunStep[];
  readonly lastProgressAt: Date;
}

/**
 * Writes how far runs are; gives the analyses whose fence still holds. Nothing is written for the others, and nothing
 * may be: none of these is deleted or taken over before the transaction ends.
 */
export async function storeSteps(tx: Transaction, steps: Steps): Promise<Set<AnalysisId>> {
  const { held, update } = partsOfSteps(steps);
  const { rows } = await executeOften<{ id: AnalysisId }>(tx, sql`with ${held} ${update}`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * The same with the answers that brought the runs there and what goes with them, in one statement that needs no
 * transaction around it; for one PostgreSQL.
 */
export async function storeStepsWithAnswers(
  db: Queryable,
  {
    answers,
    settlement,
    publish,
    ...steps
  }: Steps & {
    readonly answers: readonly NewAnswer[];
    /** Settles the answers' calls, whether their fences hold or not. */
    readonly settlement: SQL;
    /** Parts that publish the progress of some analyses, a query of their ids. */
    readonly publish: (subjects: SQL) => SQL;
  },
): Promise<Set<AnalysisId>> {
  const { held, update } = partsOfSteps(steps);
  const ours = sql`select id from ours`;
  const { rows } = await executeOften<{ id: AnalysisId }>(
    db,
    sql`with settled as (${settlement}), ${held}, ours as (${update}),
      ${partsThatStore(answers, sql`analysis_id in (${ours})`)}, ${publish(ours)}
    select id, (select count(done) from notified) from ours`,
  );
  return new Set(rows.map(({ id }) => id));
}

function partsOfSteps({ steps, lastProgressAt }: Steps): { held: SQL; update: SQL } {
  const fresh = jsonParameter(
    steps.map(({ fence, step, engines }) => ({
      id: fence.analysisId,
      attempt: fence.attempt,
      ended: fence.phase === 'ended',
      step,
      engines,
    })),
  );
  return {
    held: sql`held as materialized (${holdPrompts(steps.map(({ fence }) => fence.analysisId))})`,
    update: sql`
    update analyses
    set engines = fresh.engines, last_progress_at = ${lastProgressAt.toISOString()},
      status = case when fresh.ended then analyses.status else fresh.step end
    from jsonb_to_recordset(${fresh})
      as fresh (id uuid, attempt integer, ended boolean, step text, engines jsonb)
    where analyses.id = fresh.id and analyses.id in (select id from held) and analyses.attempt = fresh.attempt
      and analyses.status = any (case when fresh.ended then array['finished', 'failed']
        else array['queued', 'asking', 'reading'] end)
    returning analyses.id`,
  };
}

/** Ends analyses, each unless another attempt holds it; gives those that were ended. */
export async function endAnalyses(
  tx: Transaction,
  { ends, finishedAt }: { ends: readonly EndOfAnalysis[]; finishedAt: Date },
): Promise<Set<AnalysisId>> {
  const fresh = ends.map(({ fence: { analysisId: id, attempt }, outcome, isCounted }) => ({
    id,
    attempt,
    outcome,
    counted: isCounted,
  }));
  const { rows } = await executeOften<{ id: AnalysisId }>(
    tx,
    sql`
    with held as materialized (${holdPrompts(ends.map(({ fence }) => fence.analysisId))})
    update analyses
    set status = fresh.outcome, usage_counted = fresh.counted, finished_at = ${finishedAt.toISOString()}
    from jsonb_to_recordset(${jsonParameter(fresh)})
      as fresh (id uuid, attempt integer, outcome text, counted boolean)
    where analyses.id = fresh.id and analyses.id in (select id from held) and analyses.attempt = fresh.attempt
      and analyses.status in ('queued', 'asking', 'reading')
    returning analyses.id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The result of an analysis with the answers that came late, or did not come. */
export async function reviseOutcome(
  tx: Transaction,
  { fence, outcome, isCounted }: EndOfAnalysis,
): Promise<void> {
  await tx.update(analyses).set({ status: outcome, usageCounted: isCounted }).where(holds(fence));
}
