import type { PaymentsDeps } from '#features/billing';
import type { Feature } from '#platform/context';
import type { ExportDeps } from './export-data.ts';
import { privacyJobs, privacySubscriptions } from './jobs.ts';
import { privacyRoutes } from './routes.ts';

export { removeAccount } from './remove-account.ts';
export { eraseDeleted } from './erase-deleted.ts';

export function createPrivacyFeature(deps: PaymentsDeps & ExportDeps): Feature {
  return {
    routes: privacyRoutes(deps),
    jobs: privacyJobs(deps),
    subscriptions: privacySubscriptions(deps),
  };
}
