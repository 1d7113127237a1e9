import * as z from 'zod';
import { promptsAdded } from '#features/companies';
import { type Subscription, subscribe } from '#platform/events';
import { type JobRegistration, defineJob, handleJob } from '#platform/jobs';
import type { AnalysisDeps } from './analysis-deps.ts';
import { releaseStuckAnalyses } from './release-stuck-analyses.ts';
import { runAnalysis } from './run-analysis.ts';
import { runAnalysisJob } from './run-job.ts';
import { scheduleDuePrompts } from './schedule-due-prompts.ts';
import { startFirstAnalyses } from './start-first-analyses.ts';

const schedulerTickJob = defineJob({
  name: 'analysis.schedule-due-prompts',
  schema: z.object({}),
  retryLimit: 0,
});

export function analysisJobs(deps: AnalysisDeps): JobRegistration[] {
  return [
    handleJob(runAnalysisJob, {
      run: (payload, execution) => runAnalysis(deps, payload, execution),
      concurrency: deps.policy.workerConcurrency,
    }),
    handleJob(schedulerTickJob, {
      run: async () => {
        await scheduleDuePrompts(deps);
        await releaseStuckAnalyses(deps);
      },
      everySeconds: deps.policy.schedulerTickSeconds,
    }),
  ];
}

export function analysisSubscriptions(deps: AnalysisDeps): Subscription[] {
  return [
    subscribe(promptsAdded, 'analysis.start-first-analyses', ({ promptIds }) =>
      startFirstAnalyses(deps, promptIds),
    ),
  ];
}
