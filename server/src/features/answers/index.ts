import type { Context, Feature } from '#platform/context';
import { answerJobs } from './jobs.ts';

export type { FailureKind } from './rules/failure-kind.ts';
export { describeFault, formatFailure } from './templates/failure-message.ts';
export { isReportDiscarded, type RulesBecause } from './rules/rules-because.ts';
export { listCitations, listMentions } from './store/answer-evidence.ts';
export { listAnswerTexts } from './store/answer-texts.ts';
export { listDisagreedAnswers, listDisagreements } from './store/disagreements.ts';
export { type AnalysisOfCompany, type AnsweredSample, listAnswered } from './store/answered-samples.ts';
export { eraseAnswers } from './store/erasure.ts';
export { insertBeside } from './store/evidence-of-answers.ts';
export { ensureTextPartition, insertAnswers, type NewAnswer } from './store/new-answers.ts';
export { insertNodeAnswers } from './store/node-answers.ts';
export { keepRules, markRetried } from './store/reader-marks.ts';
export { type NewReading, replaceReadings } from './store/replace-readings.ts';
export {
  analysisResults,
  answerTexts,
  type CitationRow,
  type DisagreementRow,
  citations,
  endedAnalyses,
  type MentionRow,
  mentions,
  type ResultRow,
} from './tables.ts';

/** What engines answered and what is read from it, as rows. */
export function createAnswersFeature(deps: Context): Feature {
  return { routes: [], jobs: answerJobs(deps), subscriptions: [] };
}
