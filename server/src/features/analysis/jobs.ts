import * as z from 'zod';
import { namesChanged, promptsAdded } from '#features/companies';
import { withTransaction } from '#platform/db';
import { type Subscription, subscribe } from '#platform/events';
import { type JobRegistration, defineJob, handleJob } from '#platform/jobs';
import type { AnalysisDeps } from './analysis-deps.ts';
import { releaseStuckAnalyses } from './release-stuck-analyses.ts';
import { rereadCompany } from './reread-company.ts';
import { enqueueReread, rereadCompanyJob } from './reread-job.ts';
import { rereadOutdated } from './reread-outdated.ts';
import { reviveAnalysis, reviveSupplement } from './revive-analysis.ts';
import { runAnalysis } from './run-analysis.ts';
import { runAnalysisJob, supplementJob } from './run-job.ts';
import { scheduleDuePrompts } from './schedule-due-prompts.ts';
import { startFirstAnalyses } from './start-first-analyses.ts';
import { replaceRereadingProgress } from './store/rereading-progress.ts';
import { supplementAnalysis } from './supplement-analysis.ts';

const schedulerTickJob = defineJob({
  name: 'analysis.schedule-due-prompts',
  schema: z.object({}),
  retryLimit: 0,
});

/** Begun by a worker's start; an update shortly after another is noticed by the next of its rounds. */
const REREAD_OUTDATED_EVERY_SECONDS = 300;

/** Companies one process reads again side by side. */
const REREADS_AT_A_TIME = 4;

/** Ended analyses one process completes side by side; the daily ones go first. */
const SUPPLEMENTS_AT_A_TIME = 5;

const rereadOutdatedJob = defineJob({
  name: 'analysis.reread-outdated',
  schema: z.object({}),
  retryLimit: 0,
});

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
    handleJob(rereadCompanyJob, {
      run: (payload, execution) => rereadCompany(deps, payload, execution),
      concurrency: REREADS_AT_A_TIME,
    }),
    handleJob(rereadOutdatedJob, {
      run: () => rereadOutdated(deps),
      everySeconds: REREAD_OUTDATED_EVERY_SECONDS,
    }),
  ];
}

export function analysisSubscriptions(deps: AnalysisDeps): Subscription[] {
  return [
    subscribe(promptsAdded, 'analysis.start-first-analyses', ({ promptIds }) =>
      startFirstAnalyses(deps, promptIds),
    ),
    subscribe(namesChanged, 'analysis.reread-company', ({ userId, ...change }) =>
      withTransaction(deps.db, async (tx) => {
        await replaceRereadingProgress(tx, { companyId: change.companyId, userId, done: 0, total: 0 });
        await enqueueReread(deps.queue, tx, { ...change, groupId: userId });
      }),
    ),
  ];
}
