import type { Gatherer } from '#lib/gather';
import type { AnalysisId } from '#lib/ids';
import type { Booking, Wave } from './book-waves.ts';
import type { AnalysisFeatureDeps } from './feature-deps.ts';
import type { EndingAnalysis } from './finish-analyses.ts';
import type { OpenedRun } from './open-runs.ts';
import type { LandedCall } from './store-answers.ts';

/** Where the analyses of a process meet: each step of many is done together, in as many statements as for one. */
export interface Gathered {
  readonly openings: Gatherer<AnalysisId, OpenedRun | null>;
  readonly bookings: Gatherer<Booking, Wave>;
  readonly answers: Gatherer<LandedCall, null>;
  readonly endings: Gatherer<EndingAnalysis, null>;
}

/** What the feature's use cases work with. */
export type AnalysisDeps = AnalysisFeatureDeps & Gathered;
