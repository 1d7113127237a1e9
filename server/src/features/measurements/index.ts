import type { Context, Feature } from '#platform/context';
import { measurementJobs } from './jobs.ts';

export { analysisFinished } from './analysis-finished.ts';
export { numbersChanged } from './numbers-changed.ts';
export { aggregatePrompts, refreshFigures, rollUpDays } from './aggregate/aggregate-prompts.ts';
export { mergeCompanyMonths } from './aggregate/merge-company-months.ts';
export { rebuildTallies } from './aggregate/rebuild-tallies.ts';
export { loadSourceGaps } from './gaps/load-source-gaps.ts';
export { loadPromptGaps } from './gaps/load-prompt-gaps.ts';
export { loadNamesBefore } from './history/load-names-before.ts';
export { listBoardPrompts } from './history/list-board-prompts.ts';
export { listSources } from './history/list-sources.ts';
export { loadNumbers } from './history/load-numbers.ts';
export { type MeasuredPrompt, listJointTrends } from './history/list-trends.ts';
export { loadCompanionDetails } from './companions/load-companion-details.ts';
export { loadTimeline } from './timeline/load-timeline.ts';
export { loadEffects } from './timeline/load-effects.ts';
export { loadPrecision } from './timeline/load-precision.ts';
export { buildCompanyFigures } from './rules/company-figures.ts';
export { listAnswerLabels } from './rules/sentiment-labels.ts';
export { buildThirtyDayWindow, resumeThirtyDayWindow } from './rules/thirty-day-window.ts';
export { eraseFigures } from './store/erasure.ts';
export { lockFigures } from './store/monthly-tallies.ts';
export { findLastDay, findMeasuredSpan } from './store/outcomes.ts';
export { listRankedNames } from './store/ranked-names.ts';
export {
  findLastUpdate,
  listMentionedCompanies,
  listMonitoringOfUser,
  listSummariesOfUser,
} from './store/current-figures.ts';
export { quoteSentence } from './summary/rules/quote-sentence.ts';
export { findQuotation } from './summary/find-quotation.ts';
export { loadDigest } from './summary/load-digest.ts';
export type { Digest } from './summary/rules/digest.ts';
export { listEndedBefore, listEndedOn } from './watch/store/ended-days.ts';
export { watchFigures } from './watch/watch-figures.ts';

/** What answers come to: current figures, days and months. */
export function createMeasurementsFeature(deps: Context): Feature {
  return { routes: [], jobs: measurementJobs(deps), subscriptions: [] };
}
