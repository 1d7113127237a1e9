import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { checkPassword } from './hash-password.ts';
import { ACCOUNT_LIMITS } from '../rules/account-limits.ts';
import { findOwnCredentials } from './store/users.ts';

/**
 * Makes sure that a signed-in user also knows the password; guesses are limited. `field` is where the form shows a
 * wrong one.
 */
export async function confirmPassword(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, password, field }: { userId: UserId; password: string; field: string },
): Promise<{ email: string; passwordHash: string }> {
  const account = await findOwnCredentials(db, userId);
  if (account === null) throw new AppError('accounts.unauthenticated');
  await limits.take(ACCOUNT_LIMITS.passwordOfAccount, userId);
  const { isRight } = await checkPassword({ password, storedHash: account.passwordHash });
  if (!isRight) throw wrongPassword(field);
  await limits.forget(ACCOUNT_LIMITS.passwordOfAccount, userId);
  return account;
}

export function wrongPassword(field: string): AppError {
  const { message } = new AppError('accounts.wrong_password');
  return new AppError('accounts.wrong_password', { fields: { [field]: message } });
}
