import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { listDueAnalyses } from '../steps/list-due-analyses.ts';
import type { AnalysisOutcome } from '../rules/analysis-outcome.ts';
import { findAnalysis } from '../store/analyses.ts';
import { type Fence, claimEndedAnalysis, holdFence } from '../store/fences.ts';
import { countUses } from '../rules/analysis-allowance.ts';
import { reviseOutcome } from '../store/progress.ts';
import { bookLateUse, lockUsage, recordEnds } from '../store/usage.ts';
import type { AnalysisRow } from '../tables.ts';
import { listAnswered } from '#features/answers';
import { withTransaction, type Transaction } from '#platform/db';

/**
 * Takes the ended analysis, and counts it again before anything is asked where its account got it back: of a late
 * answer and another analysis by hand only one is due.
 */
export async function claimBackfill(
  { db }: AnalysisDeps,
  { id, userId }: AnalysisRow,
): Promise<AnalysisRow | null> {
  return withTransaction(db, async (tx) => {
    await lockUsage(tx, userId);
    const found = await findAnalysis(tx, id);
    if (found === null || !(await listDueAnalyses(tx, [found])).has(id)) return null;
    const analysis = await claimEndedAnalysis(tx, id);
    if (analysis === null || analysis.usageCounted) return analysis;
    await bookLateUse(tx, { userId, analysisId: id });
    return { ...analysis, usageCounted: true };
  });
}

/** What the analysis has come to, for its state and for what its account has used. */
export async function settleBackfill(
  tx: Transaction,
  { analysis, fence, outcome }: { analysis: AnalysisRow; fence: Fence; outcome: AnalysisOutcome },
): Promise<void> {
  const isCounted = outcome === 'finished';
  await reviseOutcome(tx, { fence, outcome, isCounted });
  await recordEnds(tx, [{ userId: analysis.userId, uses: countUses(analysis, isCounted) }]);
}

/** A run that broke off: what it booked is given back unless an answer is there; its next try books again. */
export async function giveBackUnanswered(deps: AnalysisDeps, fence: Fence): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const analysis = (await holdFence(tx, fence)) ? await findAnalysis(tx, fence.analysisId) : null;
    if (analysis?.status !== 'failed') return;
    const answers = (await listAnswered(tx, [analysis])).get(analysis.id) ?? [];
    if (answers.some(({ status }) => status === 'ok')) return;
    await settleBackfill(tx, { analysis, fence, outcome: 'failed' });
  });
}
