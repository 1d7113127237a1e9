import type { Feature } from '#platform/context';
import { exportOrganisation } from './export-team.ts';
import { teamJobs } from './jobs.ts';
import { portfolioRoutes } from './portfolio/routes.ts';
import { teamRoutes } from './routes.ts';
import type { TeamsDeps } from './teams-deps.ts';

/** The people of an organisation: invited, given roles, taken out, and the table of companies they share. */
export function createTeamsFeature(deps: TeamsDeps): Feature {
  return {
    routes: [...teamRoutes(deps), ...portfolioRoutes(deps)],
    jobs: teamJobs(deps),
    subscriptions: [],
    exportOrganisation,
  };
}
