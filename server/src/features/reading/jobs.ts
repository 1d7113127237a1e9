import * as z from 'zod';
import type { Reader } from '#adapters/reader';
import { archiveChanged } from '#features/companies';
import { namesChanged } from '#features/companies';
import type { GuardedCallDeps } from '#features/engine-calls';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { type Subscription, subscribe } from '#platform/events';
import { type JobRegistration, defineJob, handleJob } from '#platform/jobs';
import { rereadCompany } from './reread/reread-company.ts';
import { enqueueReread, rereadCompanyJob } from './reread/reread-job.ts';
import { rereadFailed } from './reread/reread-failed.ts';
import { rereadOutdated } from './reread/reread-outdated.ts';
import { rereadRestored } from './reread/reread-restored.ts';
import { replaceRereadingProgress } from './store/rereading-progress.ts';

/** What the composition root gives to the feature. */
export interface ReadingFeatureDeps extends Context, GuardedCallDeps {
  /** Null: the rules read alone. */
  readonly reader: Reader | null;
}

/** Begun by a worker's start; an update soon after another is noticed in the next round. */
const REREAD_OUTDATED_EVERY_SECONDS = 300;

/** A pause of the reader lasts minutes, a day without budget hours. */
const REREAD_FAILED_EVERY_SECONDS = 1800;

/** Companies one process reads again side by side. */
const REREADS_AT_A_TIME = 4;

const rereadOutdatedJob = defineJob({
  name: 'analysis.reread-outdated',
  schema: z.object({}),
  retryLimit: 0,
});

const rereadFailedJob = defineJob({
  name: 'reading.reread-failed',
  schema: z.object({}),
  retryLimit: 0,
});

export function readingJobs(deps: ReadingFeatureDeps): JobRegistration[] {
  return [
    handleJob(rereadFailedJob, {
      run: (_, execution) => rereadFailed(deps, deps.reader, execution),
      everySeconds: REREAD_FAILED_EVERY_SECONDS,
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

export function readingSubscriptions(deps: Context): Subscription[] {
  return [
    subscribe(namesChanged, 'analysis.reread-company', ({ userId, ...change }) =>
      withTransaction(deps.db, async (tx) => {
        await replaceRereadingProgress(tx, { companyId: change.companyId, userId, done: 0, total: 0 });
        await enqueueReread(deps.queue, tx, { ...change, groupId: userId });
      }),
    ),
    subscribe(archiveChanged, 'reading.reread-restored', async (changed) => {
      if (changed.change === 'restored') await rereadRestored(deps, changed);
    }),
  ];
}
