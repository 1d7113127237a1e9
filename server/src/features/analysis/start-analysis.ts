import { holdOwnedPrompt } from '#features/companies';
import { AppError } from '#lib/app-error';
import { type PromptId, type RequestId, type UserId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import { beginAnalysis } from './begin-analysis.ts';

/** Starts an analysis because its user asked; while one runs, or for a request seen before, it is a duplicate. */
export async function startAnalysis(
  deps: AnalysisDeps,
  {
    userId,
    promptId,
    requestId = newId<RequestId>(),
  }: { userId: UserId; promptId: PromptId; requestId?: RequestId | undefined },
): Promise<{ requestId: RequestId; isDuplicate: boolean }> {
  return withTransaction(deps.db, async (tx) => {
    const owned = await holdOwnedPrompt(tx, { userId, promptId });
    const start = await beginAnalysis(deps, tx, { owned, trigger: 'manual', requestId });
    if (start.verdict === 'not_available') throw new AppError('analysis.not_available');
    return { requestId: start.requestId, isDuplicate: start.verdict === 'duplicate' };
  });
}
