import type { User } from '@citato/contract';
import { recordSecurityEvent } from '#platform/audit';
import { checkPassword, hashPassword } from '../users/hash-password.ts';
import { describeUser } from '../organisations/describe-user.ts';
import { ACCOUNT_LIMITS } from '../rules/account-limits.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import { findCredentials, renewPasswordHash } from '../users/store/users.ts';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { readRefreshToken } from './derive-refresh-token.ts';
import type { SessionsDeps } from '../sessions-deps.ts';
import { type Browser, type SignedInDevice, startSession } from './start-session.ts';
import { findSessionOwner } from './store.ts';

/** Signs a browser in. An unknown address and a wrong password get the same answer, in the same time. */
export async function signIn(
  deps: SessionsDeps,
  { email: typed, password, browser }: { email: string; password: string; browser: Browser },
): Promise<{ device: SignedInDevice; user: User }> {
  const { limits } = deps;
  const email = normaliseEmail(typed);
  await limits.take(ACCOUNT_LIMITS.passwordFromAddress, browser.network);
  const account = await findCredentials(deps.db, email);
  const guessedAs = await nameGuesser(deps, { email, accountId: account?.id ?? null, browser });
  await limits.take(ACCOUNT_LIMITS.passwordOfAccount, guessedAs);
  const { isRight, isHashOutdated } = await checkPassword({
    password,
    storedHash: account?.passwordHash ?? null,
  });
  if (account === null || !isRight) {
    // Written for an unknown address, too, so that both take the same time.
    await recordSecurityEvent(deps.db, {
      userId: account?.id ?? null,
      kind: 'sign_in_failed',
      sessionId: null,
      createdAt: deps.clock.now(),
    });
    throw new AppError('accounts.invalid_credentials');
  }
  await limits.giveBack(ACCOUNT_LIMITS.passwordFromAddress, browser.network);
  await limits.forget(ACCOUNT_LIMITS.passwordOfAccount, guessedAs);
  if (isHashOutdated) {
    const passwordHash = await hashPassword(password);
    await renewPasswordHash(deps.db, { userId: account.id, checkedHash: account.passwordHash, passwordHash });
  }
  if (!account.emailVerified) throw new AppError('accounts.email_not_verified');

  const device = await withTransaction(deps.db, (tx) =>
    startSession(deps, tx, { userId: account.id, signedInBy: 'password', browser }),
  );
  const { accountId } = device;
  return { device, user: await describeUser(deps, deps.db, { profile: account, accountId }) };
}

/**
 * The name under which guesses at an account are counted: all unknown devices together, a device that is signed in to
 * it separately, so that nobody can lock the owner out.
 */
async function nameGuesser(
  { db, clock, settings }: SessionsDeps,
  { email, accountId, browser }: { email: string; accountId: UserId | null; browser: Browser },
): Promise<string> {
  const { refreshToken } = browser;
  const presented =
    refreshToken === null ? null : readRefreshToken({ secret: settings.jwtSecret, token: refreshToken });
  if (presented === null) return email;
  const owner = await findSessionOwner(db, { sid: presented.sessionId, now: clock.now() });
  return owner !== null && owner === accountId ? `${email} ${presented.sessionId}` : email;
}
