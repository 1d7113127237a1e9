import { type JobRegistration, handleJob } from '#platform/jobs';
import type { AccountsDeps } from './accounts-deps.ts';
import { purgeExpired, purgeExpiredJob } from './purge-expired.ts';

const PURGE_EVERY_SECONDS = 60 * 60;

export function accountJobs(deps: AccountsDeps): JobRegistration[] {
  return [handleJob(purgeExpiredJob, { run: () => purgeExpired(deps), everySeconds: PURGE_EVERY_SECONDS })];
}
