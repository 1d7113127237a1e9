import type { Feature } from '#platform/context';
import { supportRoutes } from './routes.ts';
import type { SupportDeps } from './support-deps.ts';

export { exportFor } from './export-tickets.ts';

export function createSupportFeature(deps: SupportDeps): Feature {
  return { routes: supportRoutes(deps), jobs: [], subscriptions: [] };
}
