import { handleJob, type JobRegistration } from '#platform/jobs';
import type { ProposalsDeps } from './proposals/proposals-deps.ts';
import { writeProposalsJob } from './proposals/write-proposals-job.ts';
import { writeProposals } from './proposals/write-proposals.ts';

/** Mostly waits for a model. */
const WRITINGS_AT_A_TIME = 2;

export function actionPlanJobs(deps: ProposalsDeps): JobRegistration[] {
  return [
    handleJob(writeProposalsJob, {
      run: (payload, execution) => writeProposals(deps, payload, execution),
      concurrency: WRITINGS_AT_A_TIME,
    }),
  ];
}
