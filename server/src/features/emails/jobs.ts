import { type JobRegistration, handleJob } from '#platform/jobs';
import { type DeliverMailDeps, deliverMail, deliverMailJob } from './deliver-mail.ts';

const PARALLEL_DELIVERIES = 4;

export function emailJobs(deps: DeliverMailDeps): JobRegistration[] {
  return [
    handleJob(deliverMailJob, {
      run: ({ emailId }, { isLastAttempt }) => deliverMail(deps, { emailId, isLastAttempt }),
      concurrency: PARALLEL_DELIVERIES,
    }),
  ];
}
