import { listUnread } from '#features/reading';
import { type Batcher, type BatcherOptions, createBatcher } from '#lib/async/batcher';
import { createCallerCount } from '#lib/async/caller-count';
import { createGroupedBatcher } from '#lib/async/grouped-batcher';
import type { CompanyId } from '#lib/ids';
import type { Batchers } from './analysis-deps.ts';
import { bookWaves } from './book-waves.ts';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { finishAnalyses } from '../finish/finish-analyses.ts';
import { openRuns } from './open-runs.ts';
import { storeAnswers } from './store-answers.ts';
import { storeReadings } from './store-readings.ts';

/**
 * How long a step waits for those of other analyses; steps with more statements wait longer. A call is delayed by its
 * booking only. Where no other analysis is under way, no step waits.
 */
const WAIT_MS = { openings: 30, bookings: 10, answers: 40, unread: 20, readings: 60, endings: 80 } as const;
const MAX_ITEMS = 50;
/** Companies that are written for at once where each is written for by itself; fewer than a pool has connections. */
const MAX_COMPANIES = 6;

/** One writer of each step for all the analyses a process works on. */
export function createBatchers(deps: AnalysisFeatureDeps): Batchers {
  const underWay = { runs: createCallerCount(), answers: createCallerCount() };
  const byCompany = createCompanyBatchers(deps);
  return {
    underWay,
    openings: createBatcher({
      max: MAX_ITEMS,
      waitMs: WAIT_MS.openings,
      countCallers: underWay.runs.current,
      work: (analysisIds) => openRuns(deps, analysisIds),
    }),
    bookings: createBatcher({
      max: MAX_ITEMS,
      waitMs: WAIT_MS.bookings,
      work: (bookings) => bookWaves(deps, bookings),
    }),
    answers: byCompany(({ run }) => run.analysis.companyId, {
      max: MAX_ITEMS,
      waitMs: WAIT_MS.answers,
      countCallers: underWay.answers.current,
      work: (completed) => storeAnswers(deps, completed),
    }),
    unread: byCompany(({ companyId }) => companyId, {
      max: MAX_ITEMS,
      waitMs: WAIT_MS.unread,
      countCallers: underWay.runs.current,
      work: async (analyses) => {
        const unread = await listUnread(deps.db, analyses);
        return analyses.map(({ id }) => unread.get(id) ?? []);
      },
    }),
    readings: byCompany(({ companyId }) => companyId, {
      max: MAX_ITEMS,
      waitMs: WAIT_MS.readings,
      work: (completed) => storeReadings(deps, completed),
    }),
    endings: byCompany(({ analysis }) => analysis.companyId, {
      max: MAX_ITEMS,
      waitMs: WAIT_MS.endings,
      countCallers: underWay.runs.current,
      work: (endings) => finishAnalyses(deps, endings),
    }),
  };
}

/** On a spread database a batch is one company's: what lies on another node neither holds it up nor fails it. */
function createCompanyBatchers({ nodes }: Pick<AnalysisFeatureDeps, 'nodes'>) {
  return <Item, Result>(
    companyOf: (item: Item) => CompanyId,
    options: BatcherOptions<Item, Result>,
  ): Batcher<Item, Result> =>
    nodes.isSpread
      ? createGroupedBatcher({
          ...options,
          groupOf: companyOf,
          maxAtOnce: MAX_COMPANIES,
          whenAble: (companyId, work) => nodes.whenReachable(companyId, work),
        })
      : createBatcher(options);
}
