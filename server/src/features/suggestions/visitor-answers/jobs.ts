import { handleJob, type JobRegistration } from '#platform/jobs';
import { purgeJob } from '#platform/purges';
import { askQuestionJob } from './ask-question-job.ts';
import { askQuestion } from './ask-question.ts';
import { purgeAnswers, purgeAnswersJob } from './purge-answers.ts';
import { readSiteJob } from './read-site-job.ts';
import { readSite } from './read-site.ts';
import type { VisitorAnswersDeps } from './visitor-answers-deps.ts';

/** Few of each, so that a crowd on the landing page leaves sites, engines and processor to the customers. */
const SITES_AT_A_TIME = 4;
const QUESTIONS_AT_A_TIME = 4;
const PURGE_EVERY_SECONDS = 60 * 60;

export function visitorAnswerJobs(deps: VisitorAnswersDeps): JobRegistration[] {
  return [
    handleJob(readSiteJob, {
      run: (payload, execution) => readSite(deps, payload, execution),
      concurrency: SITES_AT_A_TIME,
    }),
    handleJob(askQuestionJob, {
      run: (payload, execution) => askQuestion(deps, payload, execution),
      concurrency: QUESTIONS_AT_A_TIME,
    }),
    purgeJob(deps, purgeAnswersJob, {
      purge: (signal) => purgeAnswers(deps, signal),
      everySeconds: PURGE_EVERY_SECONDS,
    }),
  ];
}
