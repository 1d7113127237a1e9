import type { Feature } from '#platform/context';
import type { ApiAccessDeps } from './api-access-deps.ts';
import { apiAccessJobs } from './jobs.ts';
import { apiAccessRoutes } from './routes.ts';

export { exportFor } from './export-keys.ts';
export { buildOffer } from './mcp/build-offer.ts';
export { createApiCaller } from './mcp/create-api-caller.ts';
export { serveAssistants } from './mcp/serve-assistants.ts';
export { createAdmitKey } from './keys/create-admit-key.ts';

/** How other programs read and write in an account's name: keys. */
export function createApiAccessFeature(deps: ApiAccessDeps): Feature {
  return { routes: apiAccessRoutes(deps), jobs: apiAccessJobs(deps), subscriptions: [] };
}
