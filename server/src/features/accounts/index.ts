import type { Feature } from '#platform/context';
import type { AccountsDeps } from './accounts-deps.ts';
import { accountJobs } from './jobs.ts';
import { accountRoutes } from './routes.ts';

export { buildGreeting } from './rules/greeting.ts';
export { exportFor } from './export-account.ts';
export { openVerifiedAccount } from './open-verified-account.ts';

export function createAccountsFeature(deps: AccountsDeps): Feature {
  return { routes: accountRoutes(deps), jobs: accountJobs(deps), subscriptions: [] };
}
