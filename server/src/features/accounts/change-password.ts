import { recordSecurityEvent } from '#features/audit';
import { enqueueMail, writeMail } from '#features/emails';
import { AppError } from '#lib/app-error';
import type { SessionId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from './accounts-deps.ts';
import { assertUncommonPassword } from './assert-uncommon-password.ts';
import { hashPassword, isRightPassword } from './hash-password.ts';
import { ACCOUNT_LIMITS } from './rules/account-limits.ts';
import { deleteSessionsOf } from './store/sessions.ts';
import { findOwnCredentials, replacePassword } from './store/users.ts';
import { passwordChanged } from './templates/index.ts';

/** Changes the password of who knows the current one; every other device is signed out and the owner is told. */
export async function changePassword(
  deps: AccountsDeps,
  change: { userId: UserId; sessionId: SessionId; currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, clock, limits, settings } = deps;
  const { userId, sessionId, newPassword } = change;
  const now = clock.now();
  const account = await findOwnCredentials(db, userId);
  if (account === null) throw new AppError('accounts.unauthenticated');
  await limits.take(ACCOUNT_LIMITS.passwordOfAccount, userId);
  const checkedHash = account.passwordHash;
  const isRight = await isRightPassword({ password: change.currentPassword, storedHash: checkedHash });
  if (!isRight) throw wrongPassword();
  await limits.forget(ACCOUNT_LIMITS.passwordOfAccount, userId);
  assertUncommonPassword({ password: newPassword, field: 'newPassword' });
  const [passwordHash, template] = await Promise.all([
    hashPassword(newPassword),
    writeMail(passwordChanged({ appUrl: settings.appUrl })),
  ]);

  await withTransaction(db, async (tx) => {
    const isReplaced = await replacePassword(tx, { userId, checkedHash, passwordHash, now });
    if (!isReplaced) throw wrongPassword();
    await deleteSessionsOf(tx, { userId, except: sessionId });
    await recordSecurityEvent(tx, { userId, kind: 'password_changed', sessionId, createdAt: now });
    await enqueueMail(deps, tx, { userId, to: account.email, template, kind: 'password-changed' });
  });
}

function wrongPassword(): AppError {
  const { message } = new AppError('accounts.wrong_password');
  return new AppError('accounts.wrong_password', { fields: { currentPassword: message } });
}
