import type { User } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from './accounts-deps.ts';
import { isRightPassword } from './hash-password.ts';
import { normaliseEmail } from './rules/email-address.ts';
import { buildPublicUser } from './rules/public-user.ts';
import { type Browser, type SignedInDevice, startSession } from './start-session.ts';
import { findCredentials } from './store/users.ts';

/** Signs a browser in. An unknown address and a wrong password are one and the same answer, in the same time. */
export async function signInWithPassword(
  deps: AccountsDeps,
  { email, password, browser }: { email: string; password: string; browser: Browser },
): Promise<{ device: SignedInDevice; user: User }> {
  const account = await findCredentials(deps.db, normaliseEmail(email));
  const isRight = await isRightPassword({ password, storedHash: account?.passwordHash ?? null });
  if (account === null || !isRight) throw new AppError('accounts.invalid_credentials');
  if (!account.emailVerified) throw new AppError('accounts.email_not_verified');

  const device = await withTransaction(deps.db, (tx) =>
    startSession(deps, tx, { userId: account.id, signedInBy: 'password', browser }),
  );
  const user = buildPublicUser({ profile: account, adminEmails: deps.settings.adminEmails });
  return { device, user };
}
