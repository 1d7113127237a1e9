import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { countStartedByHand, findByRequest, findRequestId } from '../store/analyses.ts';
import { lockPromptState } from '../store/prompt-states.ts';
import { holdOwnedPrompts } from '#features/companies';
import { AppError } from '#lib/app-error';
import { type PromptId, type RequestId, type AccountId, newId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import { withTransaction } from '#platform/db';
import { decideBooking } from './book-analyses.ts';
import { maxStartsOfDay } from './rules/start-allowance.ts';
import { formatStartRefusal, SPENT_BY_ACCOUNT } from './templates/start-refusal.ts';
import { startMany } from './start-many.ts';

/**
 * Starts an analysis at its user's request; while one runs, or for a request seen before, it is a duplicate. The lock
 * on the prompt's state lets only one of many callers start it.
 */
export async function startAnalysis(
  deps: AnalysisDeps,
  {
    userId,
    promptId,
    requestId = newId<RequestId>(),
  }: { userId: AccountId; promptId: PromptId; requestId?: RequestId | undefined },
): Promise<{ requestId: RequestId; isDuplicate: boolean }> {
  return withTransaction(deps.db, async (tx) => {
    const [owned] = await holdOwnedPrompts(tx, { userId, promptIds: [promptId] });
    if (owned === undefined) throw new AppError('prompts.not_found');
    const { runningAnalysisId, nextRunAt } = await lockPromptState(tx, { promptId: owned.prompt.id, userId });
    const now = deps.clock.now();
    // Locks the account: of two starts by one request id the second sees the first.
    const { granted, refusal, limits, setForAccount } = await decideBooking(tx, { userId, wanted: 1, now });
    const earlier = await findByRequest(tx, { userId, requestId });
    if (earlier !== null && earlier.promptId !== promptId) throw new AppError('analysis.request_reused');
    if (earlier !== null) return { requestId, isDuplicate: true };
    if (runningAnalysisId !== null) {
      const running = await findRequestId(tx, runningAnalysisId);
      return { requestId: running ?? requestId, isDuplicate: true };
    }
    if (refusal === 'not_available') {
      const isOwn = setForAccount.includes('promptAnalysisEnabled');
      throw new AppError('analysis.not_available', isOwn ? { message: SPENT_BY_ACCOUNT } : {});
    }
    const perPrompt = limits.manualAnalysesPerDay;
    const byHand = await countStartedByHand(tx, { promptIds: [promptId], day: romeDay(now) });
    const startedByHand = byHand.get(promptId) ?? 0;
    if (startedByHand >= perPrompt || granted === 0) {
      const isOfPrompt = startedByHand >= perPrompt;
      const message = formatStartRefusal({
        reason: isOfPrompt ? 'prompt_full' : 'day_full',
        max: isOfPrompt ? perPrompt : maxStartsOfDay(limits),
        nextRunAt,
        now,
      });
      throw new AppError('analysis.limit_reached', { message });
    }
    await startMany(deps, tx, { starts: [{ owned, requestId }], trigger: 'manual', now });
    return { requestId, isDuplicate: false };
  });
}
