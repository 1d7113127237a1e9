import { listUnread } from '#features/reading';
import { createBatcher } from '#lib/async/batcher';
import { createCallerCount } from '#lib/async/caller-count';
import type { Batchers } from './analysis-deps.ts';
import { bookWaves } from './book-waves.ts';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import { finishAnalyses } from '../finish/finish-analyses.ts';
import { openRuns } from './open-runs.ts';
import { storeAnswers } from './store-answers.ts';
import { storeReadings } from './store-readings.ts';

/**
 * How long a step waits for those of other analyses: the longer, the more statements it has whatever it is about. A call
 * is never held up by more than its booking. Where no other analysis is under way, its opening, answers and ending wait
 * for nobody.
 */
const WAIT_MS = { openings: 30, bookings: 10, answers: 40, unread: 20, readings: 60, endings: 80 } as const;
const MAX_ITEMS = 50;

/** One writer of each step for all the analyses a process works on. */
export function createBatchers(deps: AnalysisFeatureDeps): Batchers {
  const underWay = { runs: createCallerCount(), answers: createCallerCount() };
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
    answers: createBatcher({
      max: MAX_ITEMS,
      waitMs: WAIT_MS.answers,
      countCallers: underWay.answers.current,
      work: (completed) => storeAnswers(deps, completed),
    }),
    unread: createBatcher({
      max: MAX_ITEMS,
      waitMs: WAIT_MS.unread,
      countCallers: underWay.runs.current,
      work: async (analyses) => {
        const unread = await listUnread(deps.db, analyses);
        return analyses.map(({ id }) => unread.get(id) ?? []);
      },
    }),
    readings: createBatcher({
      max: MAX_ITEMS,
      waitMs: WAIT_MS.readings,
      work: (completed) => storeReadings(deps, completed),
    }),
    endings: createBatcher({
      max: MAX_ITEMS,
      waitMs: WAIT_MS.endings,
      countCallers: underWay.runs.current,
      work: (endings) => finishAnalyses(deps, endings),
    }),
  };
}
