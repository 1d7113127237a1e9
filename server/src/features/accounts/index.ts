import type { Feature } from '#platform/context';
import type { AccountsDeps } from './accounts-deps.ts';
import { accountJobs } from './jobs.ts';
import { accountRoutes } from './routes.ts';
import { exportPerson } from './export-person.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { supportRoutes } from './support/routes.ts';

export { openVerifiedAccount } from './registration/open-verified-account.ts';
export { buildGreeting } from './rules/greeting.ts';
export { nameOrganisation } from './templates/organisation-name.ts';
export type { PlanStatus } from './rules/public-user.ts';
export { createAuthenticate } from './sessions/authenticate-caller.ts';
export { roleColumn } from './organisations/tables.ts';
export { firstAccountOf } from './organisations/rules/first-account.ts';
export { refreshCookie } from './sessions/rules/cookies.ts';
export { confirmPassword } from './users/confirm-password.ts';
export { checkPassword, hashPassword } from './users/hash-password.ts';
export { listedUsers, matchesUser } from './organisations/store/listed-users.ts';
export {
  deleteMember,
  findRole,
  listMembers,
  listMembersAfter,
  listOwned,
  listRoles,
  saveMember,
} from './organisations/store/members.ts';
export { listLastSeen, moveSession } from './sessions/store.ts';
export { createToken, hashToken } from './sessions/create-token.ts';
export { normaliseEmail } from './rules/email-address.ts';
export { listFirstNames } from './organisations/list-first-names.ts';
export {
  ensureHome,
  findContact,
  findOrganisationName,
  holdAccounts,
  lockAccount,
  lockStoredAccount,
  renameOrganisation,
} from './organisations/store/organisations.ts';
export {
  deleteUser,
  findProfile,
  listEmailsOf,
  listVerifiedEmails,
  upsertVerifiedUser,
} from './users/store/users.ts';

/** Who somebody is: accounts, passwords and the devices that are signed in. */
export function createAccountsFeature(deps: AccountsDeps): Feature {
  return {
    routes: [...sessionRoutes(deps), ...accountRoutes(deps), ...supportRoutes(deps)],
    jobs: accountJobs(deps),
    subscriptions: [],
    exportPerson,
  };
}
