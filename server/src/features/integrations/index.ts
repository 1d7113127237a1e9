import type { Feature } from '#platform/context';
import type { IntegrationsDeps } from './integrations-deps.ts';
import { integrationRoutes } from './routes.ts';

/** What the product tells other programs: the operator's automation webhook. */
export function createIntegrationsFeature(deps: IntegrationsDeps): Feature {
  return { routes: integrationRoutes(deps), jobs: [], subscriptions: [] };
}
