import type { Feature } from '#platform/context';
import type { AdminDeps } from './admin-deps.ts';
import { adminRoutes } from './routes.ts';

export function createAdminFeature(deps: AdminDeps): Feature {
  return { routes: adminRoutes(deps), jobs: [], subscriptions: [] };
}
