export type { AnalysisDeps } from './analysis-deps.ts';
export { analysisFinished } from './analysis-finished.ts';
export { createBatchers } from './batch-steps.ts';
export { collectAnswers } from './collect-answers.ts';
export type { AnalysisFeatureDeps } from './feature-deps.ts';
export { describeNews } from './finish-analyses.ts';
export { listDueAnalyses } from './list-due-analyses.ts';
export { buildAnswer } from './make-call.ts';
export { loadRunContexts } from './open-runs.ts';
export { planAttempts } from './plan-attempts.ts';
export { describeProgress, publishProgress } from './publish-progress.ts';
export { readCollected } from './read-collected.ts';
export { type AnalysisTrigger, countUses } from './rules/analysis-allowance.ts';
export { type AnalysisOutcome, decideOutcome } from './rules/analysis-outcome.ts';
export { countProgress } from './rules/analysis-progress.ts';
export { isAwaited } from './rules/awaited-answer.ts';
export {
  decideDue,
  decideNextRun,
  fixedMinute,
  furthestRun,
  replanRun,
  replanTomorrow,
} from './rules/due-prompts.ts';
export { isUrgent } from './rules/urgent-analysis.ts';
export { isPlannedFor } from './rules/engine-attempts.ts';
export { chooseEngines, planAnalysis } from './rules/plan-answers.ts';
export { decideRequeue } from './rules/requeue-plan.ts';
export { runAnalysis } from './run-analysis.ts';
export { backfillJob, type BackfillOrder, runAnalysisJob } from './run-job.ts';
export { RunLostError } from './store-answers.ts';
export {
  accountRuns,
  countFinished,
  countFinishedBetween,
  findFirstDue,
  hasFinishedAnalysis,
} from './store/account-runs.ts';
export {
  countStartedByHand,
  exportFor,
  findAnalysis,
  findByRequest,
  findRequestId,
  insertAnalyses,
  insertEndedAnalyses,
  isNewestAnalysis,
  listKnownRequests,
  listSubjects as listAnalysisSubjects,
  type NewAnalysis,
} from './store/analyses.ts';
export { hasEnded } from './store/analysis-states.ts';
export {
  type AttemptRow,
  countAttempts,
  forgetAttempts,
  listAttempts,
  listDownOfUser,
  saveAttempt,
} from './store/engine-attempts.ts';
export { eraseAnalyses } from './store/erasure.ts';
export { claimAnalyses, claimEndedAnalysis, type Fence, holdFence } from './store/fences.ts';
export { countOpenAnalyses, listSilentAnalyses, type OpenAnalysis } from './store/open-analyses.ts';
export { reviseOutcome } from './store/progress.ts';
export {
  isIdle,
  listRunning,
  listStatesOfUser,
  lockPromptState,
  lockPromptStates,
  markInProgress,
  replacePromptState,
  reviseLastOutcome,
  type StateWithAnalysis,
} from './store/prompt-states.ts';
export {
  listDueBefore,
  lockDuePrompts,
  lockScheduledBeyond,
  reschedule,
  unschedule,
} from './store/schedule.ts';
export {
  bookLateUse,
  bookStarts,
  findUsage,
  giveBackBooked,
  hasItsPrompt,
  lockUsage,
  recordEnds,
  replaceUsage,
  type UsageRow,
} from './store/usage.ts';
export { analyses, type AnalysisRow, type AnalysisStatus } from './tables.ts';
