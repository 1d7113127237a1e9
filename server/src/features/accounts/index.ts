import type { Feature } from '#platform/context';
import type { AccountsDeps } from './accounts-deps.ts';
import { accountRoutes } from './routes.ts';

export { type AccountsDeps, type AccountsSettings } from './accounts-deps.ts';
export { createAuthenticate, type Authenticate } from './authenticate-caller.ts';
export { findPlanHolder, lockUser } from './store.ts';
export { accountVerified } from './verify-email.ts';

export function createAccountsFeature(deps: AccountsDeps): Feature {
  return { routes: accountRoutes(deps), jobs: [], subscriptions: [] };
}
