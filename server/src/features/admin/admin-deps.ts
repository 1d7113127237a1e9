import type { AnalysisFeatureDeps } from '#features/analysis';
import type { Context } from '#platform/context';

export interface AdminDeps extends Context, Pick<AnalysisFeatureDeps, 'engines'> {
  /** Calls to one engine at a time, over all processes. */
  readonly engineConcurrency: number;
  /** US cents a Rome day for all users; null = no limit. */
  readonly dailyBudgetCents: number | null;
  /** Euros for one dollar. */
  readonly eurPerUsd: number;
  readonly schedulerTickSeconds: number;
}
