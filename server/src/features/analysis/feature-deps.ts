import type { AnswerEngine } from '#adapters/engines';
import type { Reader } from '#adapters/reader';
import type { RulesBecause } from '#features/answers';
import type { CallBatchers, SharedPermits } from '#features/engine-calls';
import type { Context } from '#platform/context';

/** What the operator decides about analyses. */
export interface AnalysisPolicy {
  /** Answers asked of each engine in one analysis. */
  readonly answersPerAnalysis: number;
  readonly engineTimeoutMs: number;
  /** Analyses and calls one process works on at a time. */
  readonly workerConcurrency: number;
  /** US cents a Rome day for all users; null = no limit. */
  readonly dailyBudgetCents: number | null;
  /** Euros for one dollar, for the costs people are shown. */
  readonly eurPerUsd: number;
  readonly schedulerTickSeconds: number;
  /** Why the rules read where no model does. */
  readonly rulesBecause: Extract<RulesBecause, 'chosen' | 'no_model'>;
}

/** What the composition root gives to the feature. */
export interface AnalysisFeatureDeps extends Context {
  readonly engines: readonly AnswerEngine[];
  /** Null: the rules read alone. */
  readonly reader: Reader | null;
  /** Shared with everything that asks an engine. */
  readonly permits: SharedPermits;
  readonly calls: CallBatchers;
  readonly policy: AnalysisPolicy;
}
