import * as z from 'zod';
import { defineJob, type JobRegistration, handleJob } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import type { ApiAccessDeps } from './api-access-deps.ts';
import { notifyEndingKeys, notifyEndingKeysJob } from './keys/notify-ending-keys.ts';
import { purgeOAuth } from './oauth/purge-oauth.ts';

const NOTIFY_EVERY_SECONDS = 6 * 60 * 60;
const PURGE_EVERY_SECONDS = 60 * 60;

const purgeOAuthJob = defineJob({
  name: 'api-access.purge-oauth',
  schema: z.object({}),
  retryLimit: 3,
});

export function apiAccessJobs(deps: ApiAccessDeps): JobRegistration[] {
  return [
    handleJob(notifyEndingKeysJob, {
      run: () => notifyEndingKeys(deps),
      everySeconds: NOTIFY_EVERY_SECONDS,
    }),
    purgeJob(deps, purgeOAuthJob, {
      purge: (signal) => purgeOAuth(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
