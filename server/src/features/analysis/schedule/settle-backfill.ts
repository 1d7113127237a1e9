import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import type { AnalysisOutcome } from '../rules/analysis-outcome.ts';
import { findAnalysis } from '../store/analyses.ts';
import { type Fence, holdFence } from '../store/fences.ts';
import { countUses } from '../rules/analysis-allowance.ts';
import { reviseOutcome } from '../store/progress.ts';
import { recordEnds } from '../store/usage.ts';
import type { AnalysisRow } from '../tables.ts';
import { listAnswered } from '#features/answers';
import { withTransaction, type Transaction } from '#platform/db';

/** The analysis' result, for its state and for the usage of its account. */
export async function settleBackfill(
  tx: Transaction,
  { analysis, fence, outcome }: { analysis: AnalysisRow; fence: Fence; outcome: AnalysisOutcome },
): Promise<void> {
  const isCounted = outcome === 'finished';
  await reviseOutcome(tx, { fence, outcome, isCounted });
  await recordEnds(tx, [{ userId: analysis.userId, uses: countUses(analysis, isCounted) }]);
}

/** A run that was interrupted: its booking is given back unless an answer came; its next try books again. */
export async function giveBackUnanswered(deps: AnalysisDeps, fence: Fence): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const analysis = (await holdFence(tx, fence)) ? await findAnalysis(tx, fence.analysisId) : null;
    if (analysis?.status !== 'failed') return;
    const answers = (await listAnswered(tx, [analysis])).get(analysis.id) ?? [];
    if (answers.some(({ status }) => status === 'ok')) return;
    await settleBackfill(tx, { analysis, fence, outcome: 'failed' });
  });
}
