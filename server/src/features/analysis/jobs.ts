import * as z from 'zod';
import { promptsAdded } from '#features/companies';
import { type Subscription, subscribe } from '#platform/events';
import { type JobRegistration, defineJob, handleJob } from '#platform/jobs';
import type { AnalysisDeps } from './analysis-deps.ts';
import { releaseStuckAnalyses } from './release-stuck-analyses.ts';
import { reviveAnalysis, reviveSupplement } from './revive-analysis.ts';
import { runAnalysis } from './run-analysis.ts';
import { runAnalysisJob, supplementJob } from './run-job.ts';
import { scheduleDuePrompts } from './schedule-due-prompts.ts';
import { startFirstAnalyses } from './start-first-analyses.ts';
import { supplementAnalysis } from './supplement-analysis.ts';

const schedulerTickJob = defineJob({
  name: 'analysis.schedule-due-prompts',
  schema: z.object({}),
  retryLimit: 0,
});

/** Ended analyses one process completes side by side; the daily ones go first. */
const SUPPLEMENTS_AT_A_TIME = 5;

export function analysisJobs(deps: AnalysisDeps): JobRegistration[] {
  return [
    handleJob(runAnalysisJob, {
      run: (payload, execution) => runAnalysis(deps, payload, execution),
      concurrency: deps.policy.workerConcurrency,
      revive: (tx, payload) => reviveAnalysis(deps, tx, payload),
    }),
    handleJob(supplementJob, {
      run: (payload, execution) => supplementAnalysis(deps, payload, execution),
      concurrency: SUPPLEMENTS_AT_A_TIME,
      revive: (tx, payload) => reviveSupplement(deps, tx, payload),
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
