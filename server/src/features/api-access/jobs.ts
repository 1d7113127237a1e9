import * as z from 'zod';
import { defineJob, type JobRegistration, handleJob } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import { notifyEndingKeys, notifyEndingKeysJob } from './keys/notify-ending-keys.ts';
import { purgeOAuth } from './oauth/purge-oauth.ts';
import {
  planWeeklyExports,
  planWeeklyExportsJob,
  sendWeeklyExportJob,
} from './weekly/plan-weekly-exports.ts';
import { sendWeeklyExport } from './weekly/send-weekly-export.ts';
import type { WeeklyDeps } from './weekly/weekly-deps.ts';

const NOTIFY_EVERY_SECONDS = 6 * 60 * 60;
const PURGE_EVERY_SECONDS = 60 * 60;
const PLAN_EVERY_SECONDS = 10 * 60;
/** Each holds at most what a mail carries. */
const PARALLEL_MAILS = 2;

const purgeOAuthJob = defineJob({
  name: 'api-access.purge-oauth',
  schema: z.object({}),
  retryLimit: 3,
});

export function apiAccessJobs(deps: WeeklyDeps): JobRegistration[] {
  return [
    handleJob(notifyEndingKeysJob, {
      run: () => notifyEndingKeys(deps),
      everySeconds: NOTIFY_EVERY_SECONDS,
    }),
    handleJob(planWeeklyExportsJob, {
      run: async (_payload, { signal }) => {
        await planWeeklyExports(deps, signal);
      },
      everySeconds: PLAN_EVERY_SECONDS,
    }),
    handleJob(sendWeeklyExportJob, {
      run: (choice) => sendWeeklyExport(deps, choice),
      concurrency: PARALLEL_MAILS,
    }),
    purgeJob(deps, purgeOAuthJob, {
      purge: (signal) => purgeOAuth(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
