import type { JobRegistration } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import { purgeAccessLogs, purgeAccessLogsJob } from './access-logs/purge-access-logs.ts';
import type { OwnSiteDeps } from './own-site-deps.ts';

const PURGE_EVERY_SECONDS = 24 * 60 * 60;

export function ownSiteJobs(deps: OwnSiteDeps): JobRegistration[] {
  return [
    purgeJob(deps, purgeAccessLogsJob, {
      purge: (signal) => purgeAccessLogs(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
