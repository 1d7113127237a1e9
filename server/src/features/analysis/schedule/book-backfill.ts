import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { listDueAnalyses } from '../steps/list-due-analyses.ts';
import { findAnalysis } from '../store/analyses.ts';
import { claimEndedAnalysis } from '../store/fences.ts';
import { bookLateUse, lockUsage } from '../store/usage.ts';
import type { AnalysisRow } from '../tables.ts';
import { withTransaction } from '#platform/db';

/**
 * Claims the ended analysis, and counts it as used again, before anything is asked, where its use was given back: the
 * account is due either a late answer or another analysis by hand, not both.
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
