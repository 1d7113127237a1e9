import type { Batcher } from '#lib/batcher';
import type { AnalysisId } from '#lib/ids';
import type { Booking, Wave } from './book-waves.ts';
import type { AnalysisFeatureDeps } from './feature-deps.ts';
import type { EndingAnalysis } from './finish-analyses.ts';
import type { OpenedRun } from './open-runs.ts';
import type { CompletedCall } from './store-answers.ts';

/** Where the analyses of a process meet: each step of many is done together, in as many statements as for one. */
export interface Batchers {
  readonly openings: Batcher<AnalysisId, OpenedRun | null>;
  readonly bookings: Batcher<Booking, Wave>;
  readonly answers: Batcher<CompletedCall, null>;
  readonly endings: Batcher<EndingAnalysis, null>;
}

/** What the feature's use cases work with. */
export type AnalysisDeps = AnalysisFeatureDeps & Batchers;
