import { type JobRegistration, handleJob } from '#platform/jobs';
import type { ApiAccessDeps } from './api-access-deps.ts';
import { notifyEndingKeys, notifyEndingKeysJob } from './keys/notify-ending-keys.ts';

const NOTIFY_EVERY_SECONDS = 6 * 60 * 60;

export function apiAccessJobs(deps: ApiAccessDeps): JobRegistration[] {
  return [
    handleJob(notifyEndingKeysJob, {
      run: () => notifyEndingKeys(deps),
      everySeconds: NOTIFY_EVERY_SECONDS,
    }),
  ];
}
