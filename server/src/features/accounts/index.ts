import type { Feature } from '#platform/context';
import type { AccountsDeps } from './accounts-deps.ts';
import { accountJobs } from './jobs.ts';
import { accountRoutes } from './routes.ts';

export { confirmPassword } from './confirm-password.ts';
export { createAuthenticate } from './authenticate-caller.ts';
export { refreshCookie } from './rules/cookies.ts';
export type { PlanStatus } from './rules/public-user.ts';
export { exportFor } from './export-account.ts';
export { openVerifiedAccount } from './open-verified-account.ts';
export { deleteUser, findContact, holdAccounts, listVerifiedEmails, lockUser } from './store/users.ts';

export function createAccountsFeature(deps: AccountsDeps): Feature {
  return { routes: accountRoutes(deps), jobs: accountJobs(deps), subscriptions: [] };
}
