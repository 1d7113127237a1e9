import type { Context, Feature } from '#platform/context';
import { readingJobs, readingSubscriptions } from './jobs.ts';
import { warmReading } from './warm-reading.ts';

export { judgeAnswer } from './judge-answer.ts';
export { type AnswerIdentity, readAnswer } from './read-answer.ts';
export { rereadCompanyJob } from './reread-job.ts';
export { listKnownCompanies } from './rules/known-companies.ts';
export { readSpan } from './rules/merge-citations.ts';
export { ensureTextPartition, insertAnswers, type NewAnswer, partsThatStore } from './store/new-answers.ts';
export { listRereadingOfUser } from './store/rereading-progress.ts';
export { type JudgementRow, rereadingProgress } from './tables.ts';

/** An answer's text becomes rows: companies, tones, sources. */
export function createReadingFeature(deps: Context): Feature {
  return {
    routes: [],
    jobs: readingJobs(deps),
    subscriptions: readingSubscriptions(deps),
    warmUp: warmReading,
  };
}
