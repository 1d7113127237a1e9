import type { Context, Feature } from '#platform/context';
import { measurementJobs } from './jobs.ts';

export { aggregatePrompts, flattenFigures, refreshFigures, rollUpDays } from './aggregate-prompts.ts';
export { listScopeAnswers } from './list-scope-answers.ts';
export { listSources } from './list-sources.ts';
export { type MeasuredPrompt, listJointTrends, listPromptTrends } from './list-trends.ts';
export { mergeCompanyMonths } from './merge-company-months.ts';
export { rebuildTallies } from './rebuild-tallies.ts';
export { buildCompanyFigures } from './rules/company-figures.ts';
export { type DailyTally, tallyDays } from './rules/daily-tally.ts';
export { listMentionedBefore } from './rules/figures-before.ts';
export { buildMonitoringFigures } from './rules/monitoring-figures.ts';
export { listAnswerLabels } from './rules/sentiment-labels.ts';
export { buildThirtyDayWindow, type DayWindow, resumeThirtyDayWindow } from './rules/thirty-day-window.ts';
export { listAnswersOfDays } from './store/answers-of-days.ts';
export { eraseFigures } from './store/erasure.ts';
export {
  findDayBefore,
  listDailyTallies,
  listTalliesOfEngine,
  lockFigures,
} from './store/monthly-tallies.ts';
export { findLastDay, listOutcomesOfEngine } from './store/outcomes.ts';
export { listRankedNames } from './store/ranked-names.ts';
export {
  findLastUpdate,
  listMentionedCompanies,
  listMonitoringOfUser,
  listSummariesOfUser,
  type NumbersSummary,
} from './store/standing-numbers.ts';
export type { MonitoringRow } from './tables.ts';

/** What answers come to: standing numbers, days and months. */
export function createMeasurementsFeature(deps: Context): Feature {
  return { routes: [], jobs: measurementJobs(deps), subscriptions: [] };
}
