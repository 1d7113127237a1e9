import type { Context, Feature } from '#platform/context';
import { sourceGapRoutes } from './routes.ts';

export { exportFor } from './export-source-kinds.ts';

/** Which sources stand behind answers that name a rival and not the own company. */
export function createSourceGapsFeature(deps: Pick<Context, 'db' | 'clock'>): Feature {
  return { routes: sourceGapRoutes(deps), jobs: [], subscriptions: [] };
}
