import { holdPromptAsSystem } from '#features/companies';
import { type PromptId, type RequestId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import { beginAnalysis } from './begin-analysis.ts';

/**
 * Starts the first analysis of each new prompt that still exists and whose account has one left.
 * Doing it again changes nothing: a prompt's id is the request id of its first analysis.
 */
export async function startFirstAnalyses(deps: AnalysisDeps, promptIds: readonly PromptId[]): Promise<void> {
  for (const promptId of promptIds) {
    await withTransaction(deps.db, async (tx) => {
      const owned = await holdPromptAsSystem(tx, promptId);
      if (owned === null) return;
      await beginAnalysis(deps, tx, { owned, trigger: 'first', requestId: toId<RequestId>(promptId) });
    });
  }
}
