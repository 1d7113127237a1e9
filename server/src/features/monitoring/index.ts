import type { Context, Feature } from '#platform/context';
import { claimRoutes } from './claims/routes.ts';
import { exportOrganisation } from './export-analyses.ts';
import type { PromptChecksDeps } from './prompt-checks/check-prompt.ts';
import { promptCheckRoutes } from './prompt-checks/routes.ts';
import { monitoringRoutes } from './routes.ts';
import { sourceGapRoutes } from './source-gaps/routes.ts';

export { refuseUnreachable } from './refuse-unreachable.ts';
export { getCompanyHistory } from './trends/get-company-history.ts';
export { listCompanies } from './overview/list-companies.ts';
export { findPlacedGaps } from './source-gaps/find-placed-gaps.ts';

/** What screens and exports read: figures, answers, sources, claims, and what may be said of a prompt being typed. */
export function createMonitoringFeature(deps: Context & PromptChecksDeps): Feature {
  return {
    routes: [
      ...monitoringRoutes(deps),
      ...sourceGapRoutes(deps),
      ...claimRoutes(deps),
      ...promptCheckRoutes(deps),
    ],
    jobs: [],
    subscriptions: [],
    exportOrganisation,
  };
}
