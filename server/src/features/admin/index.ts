import { createBatchers } from '#features/analysis';
import type { Feature } from '#platform/context';
import type { AdminFeatureDeps } from './admin-deps.ts';
import { adminRoutes } from './routes.ts';

export function createAdminFeature(given: AdminFeatureDeps): Feature {
  const deps = { ...given, ...createBatchers(given) };
  return { routes: adminRoutes(deps), jobs: [], subscriptions: [] };
}
