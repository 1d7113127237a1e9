import type { AnalysisOfCompany } from '#features/answers';
import type { OldAnswer } from '#features/reading';
import type { Batcher } from '#lib/async/batcher';
import type { CallerCount } from '#lib/async/caller-count';
import type { AnalysisId } from '#lib/ids';
import type { Booking, Wave } from './book-waves.ts';
import type { AnalysisFeatureDeps } from '../feature-deps.ts';
import type { EndingAnalysis } from '../finish/publish-ends.ts';
import type { OpenedRun } from './open-runs.ts';
import type { CompletedCall } from './store-answers.ts';
import type { CompletedReading } from './store-readings.ts';

/**
 * Collects the steps of all analyses of a process: each step is done for many together, in as many statements as for
 * one.
 */
export interface Batchers {
  /** What this process works on: analyses from opening to end, and their answers that are not stored yet. */
  readonly underWay: { readonly runs: CallerCount; readonly answers: CallerCount };
  readonly openings: Batcher<AnalysisId, OpenedRun | null>;
  readonly bookings: Batcher<Booking, Wave>;
  readonly answers: Batcher<CompletedCall, null>;
  /** The answers of an analysis that wait for a model. */
  readonly unread: Batcher<AnalysisOfCompany, readonly OldAnswer[]>;
  readonly readings: Batcher<CompletedReading, null>;
  readonly endings: Batcher<EndingAnalysis, null>;
}

/** What the feature's use cases work with. */
export type AnalysisDeps = AnalysisFeatureDeps & Batchers;
