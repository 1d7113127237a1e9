import type { Context } from '#platform/context';
import type { JobRegistration } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import { purgeArchived, purgeArchivedJob } from './purge-archived.ts';

const PURGE_EVERY_SECONDS = 60 * 60;

export function archiveJobs(deps: Context): JobRegistration[] {
  return [
    purgeJob(deps, purgeArchivedJob, {
      purge: (signal) => purgeArchived(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
