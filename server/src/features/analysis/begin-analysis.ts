import type { OwnedPrompt } from '#features/companies';
import { getLimits } from '#features/plans';
import { AppError } from '#lib/app-error';
import { type AnalysisId, type RequestId, type UserId, newId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import type { AnalysisDeps } from './analysis-deps.ts';
import { publishProgress } from './publish-progress.ts';
import { type AnalysisTrigger, decideAnalysisAllowance } from './rules/analysis-allowance.ts';
import { chooseEngines, planAnalysis } from './rules/plan-answers.ts';
import { romeDay } from './rules/rome-time.ts';
import { runAnalysisJob } from './run-job.ts';
import { type NewAnalysis, findByRequest, findRequestId, insertAnalysis } from './store/analyses.ts';
import { countUncountedAnalyses, lockPromptState, markInProgress } from './store/prompt-states.ts';
import { lockUsage } from './store/usage.ts';

export type AnalysisStart =
  | { readonly verdict: 'started' | 'duplicate'; readonly requestId: RequestId }
  | { readonly verdict: 'not_available' };

/**
 * Starts an analysis in the caller's transaction, which holds the prompt: row, state, job and news exist together or
 * not at all. The lock on the prompt's state makes one of many callers the starter; the others are duplicates.
 */
export async function beginAnalysis(
  deps: AnalysisDeps,
  tx: Transaction,
  {
    owned: { prompt, company },
    trigger,
    requestId,
  }: { owned: OwnedPrompt; trigger: AnalysisTrigger; requestId: RequestId },
): Promise<AnalysisStart> {
  const { userId } = company;
  const state = await lockPromptState(tx, { promptId: prompt.id, userId });
  const earlier = await findByRequest(tx, { userId, requestId });
  if (earlier !== null && earlier.promptId !== prompt.id) throw new AppError('analysis.request_reused');
  if (earlier !== null) return { verdict: 'duplicate', requestId };
  if (state.runningAnalysisId !== null) {
    const running = await findRequestId(tx, state.runningAnalysisId);
    return { verdict: 'duplicate', requestId: running ?? requestId };
  }
  if (!(await isAvailable(tx, userId))) return { verdict: 'not_available' };

  const now = deps.clock.now();
  const owned = { prompt, company };
  const analysis = await insertAnalysis(tx, planNewAnalysis(deps, { owned, trigger, requestId, now }));
  if (analysis === null) throw new AppError('analysis.request_reused');
  await markInProgress(tx, { promptId: prompt.id, analysisId: analysis.id, startedAt: now });
  await deps.queue.enqueue(tx, runAnalysisJob, { analysisId: analysis.id }, { groupId: userId });
  await publishProgress(deps, tx, { analysis, step: 'queued' });
  return { verdict: 'started', requestId };
}

/** What an analysis is planned by. */
export interface PlanningDeps {
  readonly engines: AnalysisDeps['engines'];
  readonly policy: Pick<AnalysisDeps['policy'], 'answersPerAnalysis'>;
}

/** The row an analysis begins with. */
export function planNewAnalysis(
  { engines, policy }: PlanningDeps,
  {
    owned: { prompt, company },
    trigger,
    requestId,
    now,
  }: { owned: OwnedPrompt; trigger: AnalysisTrigger; requestId: RequestId; now: Date },
): NewAnalysis {
  return {
    id: newId<AnalysisId>(),
    userId: company.userId,
    companyId: company.id,
    promptId: prompt.id,
    requestId,
    trigger,
    day: romeDay(now),
    engines: planAnalysis({
      engines: chooseEngines({
        available: engines.map(({ id }) => id),
        excluded: company.excludedEngines,
      }),
      answersPerAnalysis: policy.answersPerAnalysis,
    }),
    createdAt: now,
    lastProgressAt: now,
  };
}

async function isAvailable(tx: Transaction, userId: UserId): Promise<boolean> {
  const { limits } = await getLimits(tx, userId);
  if (limits.promptAnalysisEnabled) return true;
  const { analysesUsed } = await lockUsage(tx, userId);
  const verdict = decideAnalysisAllowance({
    promptAnalysisEnabled: false,
    analysesUsed,
    analysesRunning: await countUncountedAnalyses(tx, userId),
  });
  return verdict === 'allowed';
}
