import type { Feature } from '#platform/context';
import { type ReadingFeatureDeps, readingJobs, readingSubscriptions } from './jobs.ts';
import { readingRoutes } from './routes.ts';
import { warmReading } from './read/warm-reading.ts';

export { type DescribedReading, describeReading } from './explain/describe-reading.ts';
export { type AnswerIdentity, type PreparedAnswers, readAnswer, readText } from './read/read-answer.ts';
export { readByModel, type ReadTogether } from './read/read-by-model.ts';
export { rereadCompanyJob } from './reread/reread-job.ts';
export { listKnownCompanies } from './rules/known-companies.ts';
export { mergeCitations, readSpan } from './rules/merge-citations.ts';
export type { ReadMention } from './rules/answer-reading.ts';
export { planReadings } from './rules/plan-readings.ts';
export { addProposals } from './store/name-proposals.ts';
export { replaceModelReadings } from './store/model-readings.ts';
export { listRereadingOfUser } from './store/rereading-progress.ts';
export { listUnread, type OldAnswer } from './store/rereading.ts';

/** An answer's text becomes rows: companies, tones, sources. */
export function createReadingFeature(deps: ReadingFeatureDeps): Feature {
  return {
    routes: readingRoutes(deps),
    jobs: readingJobs(deps),
    subscriptions: readingSubscriptions(deps),
    warmUp: warmReading,
  };
}
