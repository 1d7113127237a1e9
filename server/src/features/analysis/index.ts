import type { Feature } from '#platform/context';
import type { AnalysisFeatureDeps } from './feature-deps.ts';
import { gatherAnalyses } from './gather-analyses.ts';
import { analysisJobs, analysisSubscriptions } from './jobs.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepCompanies } from './keep-companies.ts';
import { keepPages } from './keep-pages.ts';
import { analysisRoutes } from './routes.ts';

export { analysisFinished } from './analysis-finished.ts';
export { describePipeline } from './describe-pipeline.ts';
export { exportFor } from './export-analyses.ts';
export type { AnalysisFeatureDeps } from './feature-deps.ts';
export { listCompanies } from './list-companies.ts';
export {
  type PastAnalysis,
  preparePast,
  recordPastAnalyses,
  recordPastUsage,
} from './record-past-analyses.ts';
export { listPastRuns } from './rules/past-runs.ts';
export { listSubjects as listAnalysisSubjects } from './store/analyses.ts';
export { eraseAnalyses } from './store/erasure.ts';

export function createAnalysisFeature(given: AnalysisFeatureDeps): Feature {
  const deps = { ...given, ...gatherAnalyses(given) };
  return {
    routes: analysisRoutes({
      ...deps,
      loadCompanies: keepCompanies(given.db),
      loadAnswers: keepAnswers(),
      writePage: keepPages(),
    }),
    jobs: analysisJobs(deps),
    subscriptions: analysisSubscriptions(deps),
  };
}
