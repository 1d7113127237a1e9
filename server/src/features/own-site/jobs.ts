import { handleJob, type JobRegistration } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import { purgeAccessLogs, purgeAccessLogsJob } from './access-logs/purge-access-logs.ts';
import type { OwnSiteDeps } from './own-site-deps.ts';
import { checkSiteJob } from './site-checks/check-site-job.ts';
import { checkSite } from './site-checks/check-site.ts';

/** Mostly waits for a website. */
const SITES_AT_A_TIME = 2;
const PURGE_EVERY_SECONDS = 24 * 60 * 60;

export function ownSiteJobs(deps: OwnSiteDeps): JobRegistration[] {
  return [
    handleJob(checkSiteJob, {
      run: (payload, execution) => checkSite(deps, payload, execution),
      concurrency: SITES_AT_A_TIME,
    }),
    purgeJob(deps, purgeAccessLogsJob, {
      purge: (signal) => purgeAccessLogs(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
