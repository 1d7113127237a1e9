import { type AnalysisFeatureDeps, createBatchers } from '#features/analysis';
import type { Feature } from '#platform/context';
import { schedulingJobs, schedulingSubscriptions } from './jobs.ts';
import { schedulingRoutes } from './routes.ts';

export { isBookedForNothing } from './book-analyses.ts';
export { countEverStartable, countStartable } from './count-startable.ts';
export { describePipeline } from './describe-pipeline.ts';
export { listOverduePrompts } from './list-overdue-prompts.ts';
export { listStuckAnalyses } from './list-stuck-analyses.ts';
export { releaseStuckAnalyses } from './release-stuck-analyses.ts';
export { decideNextTick } from './rules/next-tick.ts';
export { startOverduePrompts } from './start-overdue-prompts.ts';

export function createSchedulingFeature(given: AnalysisFeatureDeps): Feature {
  const deps = { ...given, ...createBatchers(given) };
  return {
    routes: schedulingRoutes(deps),
    jobs: schedulingJobs(deps),
    subscriptions: schedulingSubscriptions(deps),
  };
}
