import type { JobRegistration } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import type { AccountsDeps } from './accounts-deps.ts';
import { purgeExpired, purgeExpiredJob } from './registration/purge-expired.ts';

const PURGE_EVERY_SECONDS = 60 * 60;

export function accountJobs(deps: AccountsDeps): JobRegistration[] {
  return [
    purgeJob(deps, purgeExpiredJob, {
      purge: (signal) => purgeExpired(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
