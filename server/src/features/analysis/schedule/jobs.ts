import * as z from 'zod';
import type { AnalysisDeps } from '../steps/analysis-deps.ts';
import { runAnalysis } from '../run/run-analysis.ts';
import { runAnalysisJob, backfillJob } from '../run-job.ts';
import { activityChanged, archiveChanged, promptsAdded } from '#features/companies';
import { type Subscription, subscribe } from '#platform/events';
import { type JobRegistration, defineJob, handleJob } from '#platform/jobs';
import { backfillAnalysis } from './backfill-analysis.ts';
import { releaseStuckAnalyses } from './release-stuck-analyses.ts';
import { requeueAnalysis, requeueBackfill } from './requeue-analysis.ts';
import { scheduleDuePrompts } from './schedule-due-prompts.ts';
import { settleArchived } from './settle-archived.ts';
import { settlePaused } from './settle-paused.ts';
import { startFirstAnalyses } from '../start/start-first-analyses.ts';

const schedulerTickJob = defineJob({
  name: 'analysis.schedule-due-prompts',
  schema: z.object({}),
  retryLimit: 0,
});

/** Ended analyses one process completes side by side; the daily ones go first. */
const SUPPLEMENTS_AT_A_TIME = 5;

export function schedulingJobs(deps: AnalysisDeps): JobRegistration[] {
  return [
    handleJob(runAnalysisJob, {
      run: (payload, execution) => runAnalysis(deps, payload, execution),
      concurrency: deps.policy.workerConcurrency,
      onRequeue: (tx, payload) => requeueAnalysis(deps, tx, payload),
    }),
    handleJob(backfillJob, {
      run: (payload, execution) => backfillAnalysis(deps, payload, execution),
      concurrency: SUPPLEMENTS_AT_A_TIME,
      onRequeue: (tx, payload) => requeueBackfill(deps, tx, payload),
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

export function schedulingSubscriptions(deps: AnalysisDeps): Subscription[] {
  return [
    subscribe(promptsAdded, 'analysis.start-first-analyses', ({ promptIds }) =>
      startFirstAnalyses(deps, promptIds),
    ),
    subscribe(archiveChanged, 'analysis.settle-archived', (changed) => settleArchived(deps, changed)),
    subscribe(activityChanged, 'analysis.settle-paused', (changed) => settlePaused(deps, changed)),
  ];
}
