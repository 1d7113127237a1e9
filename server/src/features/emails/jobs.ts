import { type JobRegistration, handleJob } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import { deliverMail, deliverMailJob } from './outbox/deliver-mail.ts';
import { purgeMails, purgeMailsJob } from './purge-mails.ts';
import type { EmailsDeps } from './emails-deps.ts';

const PARALLEL_DELIVERIES = 4;
const PURGE_EVERY_SECONDS = 60 * 60;

export function emailJobs(deps: EmailsDeps): JobRegistration[] {
  return [
    handleJob(deliverMailJob, {
      run: ({ emailId }, { isLastAttempt }) => deliverMail(deps, { emailId, isLastAttempt }),
      concurrency: PARALLEL_DELIVERIES,
    }),
    purgeJob(deps, purgeMailsJob, {
      purge: (signal) => purgeMails(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
