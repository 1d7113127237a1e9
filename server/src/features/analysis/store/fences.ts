import { type SQL, and, eq, lt, sql } from 'drizzle-orm';
import { promptIs } from '#features/companies';
import type { AnalysisId } from '#lib/ids';
import { type Queryable, type Transaction, executeOften, isAnyOf, jsonParameter } from '#platform/db';
import { type AnalysisRow, analyses } from '../tables.ts';
import { hasEnded, hasPrompt, isOpen } from './analysis-states.ts';

/** Who may write for an analysis: the worker that holds its newest attempt. */
export interface Fence {
  readonly analysisId: AnalysisId;
  readonly attempt: number;
  /** `ended`: the analysis has its numbers, and answers that were missing come late. */
  readonly phase: 'open' | 'ended';
}

/** Whether this attempt still holds the analysis. */
export const holds = ({ analysisId, attempt, phase }: Fence) =>
  and(
    eq(analyses.id, analysisId),
    eq(analyses.attempt, attempt),
    phase === 'open' ? isOpen : hasEnded,
    hasPrompt,
  );

/**
 * Claims open analyses: from now on earlier attempts can write nothing. The first claim settles the series: the database
 * writes the one the prompt has then. Ended or deleted ones are left out; with
 * `idleSince` also those with progress since, so that of two processes that claim at once only one gets each.
 */
export async function claimAnalyses(
  db: Queryable,
  { analysisIds, now, idleSince }: { analysisIds: readonly AnalysisId[]; now: Date; idleSince?: Date },
): Promise<AnalysisRow[]> {
  return db
    .update(analyses)
    .set({
      attempt: sql`${analyses.attempt} + 1`,
      status: 'asking',
      waitsFor: null,
      waitsUntil: null,
      lastProgressAt: now,
    })
    .where(
      and(
        isAnyOf(analyses.id, analysisIds),
        isOpen,
        idleSince === undefined ? undefined : lt(analyses.lastProgressAt, idleSince),
      ),
    )
    .returning();
}

/** The same for an analysis that has ended and misses answers; its state stays what it is. */
export async function claimEndedAnalysis(db: Queryable, analysisId: AnalysisId): Promise<AnalysisRow | null> {
  const [row] = await db
    .update(analyses)
    .set({ attempt: sql`${analyses.attempt} + 1` })
    .where(and(eq(analyses.id, analysisId), hasEnded, hasPrompt))
    .returning();
  return row ?? null;
}

/** Locks the analysis against other writers; false when another attempt holds it or it is gone. */
export async function holdFence(tx: Transaction, fence: Fence): Promise<boolean> {
  await tx.execute(holdPrompts([fence.analysisId]));
  const rows = await tx.select({ id: analyses.id }).from(analyses).where(holds(fence)).for('update');
  return rows.length > 0;
}

/**
 * The analyses whose prompts exist; until the transaction ends these are not deleted, so that nothing is written for a
 * prompt whose answers were erased already.
 */
export function holdPrompts(analysisIds: readonly AnalysisId[]): SQL {
  return sql`
    select analyses.id from analyses join prompt_states on prompt_states.prompt_id = analyses.prompt_id
    where ${isAnyOf(analyses.id, analysisIds)}
    order by prompt_states.prompt_id for key share of prompt_states`;
}

/** The analyses whose fence their runs still hold, without archived prompts; another attempt may claim them at once. */
export async function listHeld(tx: Transaction, fences: readonly Fence[]): Promise<Set<AnalysisId>> {
  const { rows } = await executeOften<{ id: AnalysisId }>(tx, selectHeld(fences));
  return new Set(rows.map(({ id }) => id));
}

/**
 * The same as a part of a statement. None of their prompts is deleted before it is committed: what is booked for them is
 * in the ledger by then.
 */
export function selectHeld(fences: readonly Fence[]): SQL {
  const wanted = fences.map(({ analysisId: id, attempt, phase }) => ({
    id,
    attempt,
    ended: phase === 'ended',
  }));
  return sql`
    select analyses.id from analyses
    join prompt_states on prompt_states.prompt_id = analyses.prompt_id
    join jsonb_to_recordset(${jsonParameter(wanted)}) as wanted (id uuid, attempt integer, ended boolean)
      on analyses.id = wanted.id and analyses.attempt = wanted.attempt
    where (analyses.status in ('finished', 'failed')) = wanted.ended
      and not ${promptIs.archived(analyses.promptId)}
    order by prompt_states.prompt_id for key share of prompt_states`;
}
