import type { Context, Feature } from '#platform/context';
import { archiveJobs } from './jobs.ts';
import { archiveRoutes } from './routes.ts';

export { archiveChanged } from './archive-changed.ts';
export { describeLoss } from './describe-loss.ts';
export { grantPlan } from './grant-plan.ts';
export { previewAllowance } from './preview-allowance.ts';
export { restorableUntil } from './rules/archive-life.ts';
export { type Counts, countBoth, isNothing } from './rules/holding-words.ts';
export { type Loss, lossParagraphs } from './rules/loss-words.ts';
export { settleOverrides } from './settle-overrides.ts';
export { settlePlan } from './settle-plan.ts';

/** What an account's plan does not hold: hidden, brought back by an upgrade, deleted after thirty days. */
export function createArchiveFeature(deps: Context): Feature {
  return { routes: archiveRoutes(deps), jobs: archiveJobs(deps), subscriptions: [] };
}
