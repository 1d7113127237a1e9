import type { Context, Feature } from '#platform/context';
import { privacyRoutes } from './routes.ts';

export function createPrivacyFeature(deps: Context): Feature {
  return { routes: privacyRoutes(deps), jobs: [], subscriptions: [] };
}
