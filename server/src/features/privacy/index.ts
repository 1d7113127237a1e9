import type { Context, Feature } from '#platform/context';
import { privacyJobs, privacySubscriptions } from './jobs.ts';
import { privacyRoutes } from './routes.ts';

export { eraseDeleted } from './erase-deleted.ts';

export function createPrivacyFeature(deps: Context): Feature {
  return {
    routes: privacyRoutes(deps),
    jobs: privacyJobs(deps),
    subscriptions: privacySubscriptions(deps),
  };
}
