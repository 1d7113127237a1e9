import type { Feature } from '#platform/context';
import { teamJobs } from './jobs.ts';
import { portfolioRoutes } from './portfolio/routes.ts';
import { teamRoutes } from './routes.ts';
import type { TeamsDeps } from './teams-deps.ts';

export { nameOrganisation } from './templates/invitation.ts';
export { exportFor } from './export-team.ts';
export { exportFor as exportPortfolio } from './portfolio/export-portfolio.ts';

/** The people of an organisation: invited, given roles, taken out, and the table of companies they share. */
export function createTeamsFeature(deps: TeamsDeps): Feature {
  return { routes: [...teamRoutes(deps), ...portfolioRoutes(deps)], jobs: teamJobs(deps), subscriptions: [] };
}
