import type { Feature } from '#platform/context';
import type { AnalysisFeatureDeps } from './analysis-deps.ts';
import { analysisJobs, analysisSubscriptions } from './jobs.ts';
import { createLocalSlots } from './lease-slots.ts';
import { analysisRoutes } from './routes.ts';

export type { AnalysisFeatureDeps } from './analysis-deps.ts';
export { exportFor } from './export-analyses.ts';
export {
  preparePast,
  recordPastAnalyses,
  recordPastUsage,
  type PastAnalysis,
} from './record-past-analyses.ts';
export { listPastRuns } from './rules/past-runs.ts';

export function createAnalysisFeature(given: AnalysisFeatureDeps): Feature {
  const { engineConcurrency, workerConcurrency } = given.policy;
  const slots = createLocalSlots({ perEngine: engineConcurrency, perProcess: workerConcurrency });
  const deps = { ...given, slots };
  return {
    routes: analysisRoutes(deps),
    jobs: analysisJobs(deps),
    subscriptions: analysisSubscriptions(deps),
  };
}
