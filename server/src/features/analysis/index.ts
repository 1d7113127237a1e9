import type { Feature } from '#platform/context';
import type { AnalysisFeatureDeps } from './feature-deps.ts';
import { createBatchers } from './steps/batch-steps.ts';
import { schedulingJobs, schedulingSubscriptions } from './schedule/jobs.ts';
import { schedulingRoutes } from './schedule/routes.ts';

export type { AnalysisFeatureDeps } from './feature-deps.ts';
export { describeProgress } from './finish/publish-progress.ts';
export { type AskedQuestion, listAskedQuestions } from './list-asked-questions.ts';
export { listPastRuns } from './past/list-past-runs.ts';
export { preparePast, recordPastAnalyses, recordPastUsage } from './past/record-past-analyses.ts';
export { type PastAnalysis } from './past/build-ended-run.ts';
export { countEverStartable, countStartable } from './schedule/count-startable.ts';
export { getPipeline } from './schedule/get-pipeline.ts';
export { listOverduePrompts } from './schedule/list-overdue-prompts.ts';
export { listStuckAnalyses } from './schedule/list-stuck-analyses.ts';
export { releaseStuckAnalyses } from './schedule/release-stuck-analyses.ts';
export { decideNextTick } from './schedule/rules/next-tick.ts';
export { startOverduePrompts } from './schedule/start-overdue-prompts.ts';
export { isBookedForNothing } from './start/book-analyses.ts';
export type { AnalysisDeps } from './steps/analysis-deps.ts';
export { createBatchers } from './steps/batch-steps.ts';
export {
  accountRuns,
  countFinished,
  countFinishedBetween,
  findFirstDue,
  hasFinishedAnalysis,
} from './store/account-runs.ts';
export { exportFor, listSubjects as listAnalysisSubjects } from './store/analyses.ts';
export { type AttemptRow, listDownOfUser } from './store/engine-attempts.ts';
export { eraseAnalyses } from './store/erasure.ts';
export { type StateWithAnalysis, listStatesOfUser } from './store/prompt-states.ts';
export { findUsage } from './store/usage.ts';
export { analyses } from './tables.ts';

/** One analysis asks the engines, reads what they answer and ends with figures; a schedule starts one a day. */
export function createAnalysisFeature(given: AnalysisFeatureDeps): Feature {
  const deps = { ...given, ...createBatchers(given) };
  return {
    routes: schedulingRoutes(deps),
    jobs: schedulingJobs(deps),
    subscriptions: schedulingSubscriptions(deps),
  };
}
