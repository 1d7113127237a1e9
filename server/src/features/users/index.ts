export { confirmPassword, wrongPassword } from './confirm-password.ts';
export { describeUser } from './describe-user.ts';
export { checkPassword, hashPassword } from './hash-password.ts';
export { ACCOUNT_LIMITS } from './rules/account-limits.ts';
export { isAdministrator } from './rules/administrator.ts';
export { normaliseEmail } from './rules/email-address.ts';
export type { PlanStatus } from './rules/public-user.ts';
export { listedUsers, matchesUser } from './store/listed-users.ts';
export { findResetAccount, saveResetToken, spendResetToken } from './store/reset-tokens.ts';
export {
  deleteUser,
  findContact,
  findCredentials,
  findOwnRecord,
  findProfile,
  findUserIdByEmail,
  holdAccounts,
  listVerifiedEmails,
  lockStoredUser,
  lockUser,
  renewPasswordHash,
  replacePassword,
  saveNames,
  upsertVerifiedUser,
} from './store/users.ts';
export {
  clearExpiredTokens,
  deleteUnverifiedBefore,
  findOpenVerification,
  findWaitingName,
  isSpentVerificationToken,
  renewVerificationToken,
  upsertUnverifiedUser,
  verifyByToken,
} from './store/verification-tokens.ts';
export { users } from './tables.ts';
export type { UsersDeps } from './users-deps.ts';
