import type { PaymentsDeps } from '#features/billing';
import type { Feature } from '#platform/context';
import type { ExportDeps } from './export-data.ts';
import type { EraseDeps } from './erase-deleted.ts';
import { privacyJobs, privacySubscriptions } from './jobs.ts';
import { privacyRoutes } from './routes.ts';

export { removeAccount } from './remove-account.ts';
export { eraseDeleted, type Erasers } from './erase-deleted.ts';

export function createPrivacyFeature(deps: PaymentsDeps & ExportDeps & EraseDeps): Feature {
  return {
    routes: privacyRoutes(deps),
    jobs: privacyJobs(deps),
    subscriptions: privacySubscriptions(deps),
  };
}
