import type { Feature } from '#platform/context';
import { exportOrganisation } from './export-own-site.ts';
import { ownSiteJobs } from './jobs.ts';
import type { OwnSiteDeps } from './own-site-deps.ts';
import { ownSiteRoutes } from './routes.ts';

/** A company's own site: which of its pages answers cite, what it forbids to crawlers, who comes to it from AI. */
export function createOwnSiteFeature(deps: OwnSiteDeps): Feature {
  return { routes: ownSiteRoutes(deps), jobs: ownSiteJobs(deps), subscriptions: [], exportOrganisation };
}
