import type { Feature } from '#platform/context';
import { createBatchers } from './batch-steps.ts';
import type { AnalysisFeatureDeps } from './feature-deps.ts';
import { analysisJobs, analysisSubscriptions } from './jobs.ts';
import { analysisRoutes } from './routes.ts';

export { analysisFinished } from './analysis-finished.ts';
export { isBookedForNothing } from './book-analyses.ts';
export { describePipeline } from './describe-pipeline.ts';
export { exportFor } from './export-analyses.ts';
export type { AnalysisFeatureDeps } from './feature-deps.ts';
export { describeProgress } from './publish-progress.ts';
export {
  type PastAnalysis,
  preparePast,
  recordPastAnalyses,
  recordPastUsage,
} from './record-past-analyses.ts';
export { listPastRuns } from './rules/past-runs.ts';
export { listSubjects as listAnalysisSubjects } from './store/analyses.ts';
export { hasEnded } from './store/analysis-states.ts';
export { type AttemptRow, listDownOfUser } from './store/engine-attempts.ts';
export { eraseAnalyses } from './store/erasure.ts';
export { listStatesOfUser, type StateWithAnalysis } from './store/prompt-states.ts';
export { findUsage } from './store/usage.ts';
export { analyses } from './tables.ts';

export function createAnalysisFeature(given: AnalysisFeatureDeps): Feature {
  const deps = { ...given, ...createBatchers(given) };
  return {
    routes: analysisRoutes(deps),
    jobs: analysisJobs(deps),
    subscriptions: analysisSubscriptions(deps),
  };
}
