import type { Feature } from '#platform/context';
import { teamJobs } from './jobs.ts';
import { teamRoutes } from './routes.ts';
import type { TeamsDeps } from './teams-deps.ts';

export { nameOrganisation } from './templates/invitation.ts';
export { exportFor } from './export-team.ts';

/** The people of an organisation: invited, given roles, taken out, and the ownership handed on. */
export function createTeamsFeature(deps: TeamsDeps): Feature {
  return { routes: teamRoutes(deps), jobs: teamJobs(deps), subscriptions: [] };
}
