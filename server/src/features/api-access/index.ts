import type { Feature } from '#platform/context';
import { exportOrganisation } from './export-keys.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { apiAccessJobs } from './jobs.ts';
import { apiAccessRoutes } from './routes.ts';
import type { WeeklyDeps } from './weekly/weekly-deps.ts';

export { WEEKLY_TOPIC, weeklyTopic } from './weekly/stop-weekly-export.ts';
export { buildOffer } from './mcp/build-offer.ts';
export { createApiCaller } from './mcp/create-api-caller.ts';
export { createAdmitKey } from './calls/create-admit-key.ts';
export { createInnerCalls } from './calls/create-inner-calls.ts';
export { serveAssistantEndpoints } from './serve-assistant-endpoints.ts';

/** How other programs read and write in an account's name: by keys, and as assistants by a person's consent. */
export function createApiAccessFeature(deps: OAuthDeps & WeeklyDeps): Feature {
  return { routes: apiAccessRoutes(deps), jobs: apiAccessJobs(deps), subscriptions: [], exportOrganisation };
}
