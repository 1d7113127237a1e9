import { enqueueMail, writeMail } from '#features/emails';
import { AppError } from '#lib/app-error';
import type { SessionId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from './accounts-deps.ts';
import { assertUncommonPassword } from './assert-uncommon-password.ts';
import { hashPassword, isRightPassword } from './hash-password.ts';
import { deleteSessionsOf } from './store/sessions.ts';
import { findOwnCredentials, replacePassword } from './store/users.ts';
import { passwordChanged } from './templates/index.ts';

/** Changes the password of who knows the current one; every other device is signed out and the owner is told. */
export async function changePassword(
  deps: AccountsDeps,
  change: { userId: UserId; sessionId: SessionId; currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, clock, settings } = deps;
  const { userId, newPassword } = change;
  const account = await findOwnCredentials(db, userId);
  if (account === null) throw new AppError('accounts.unauthenticated');
  const checkedHash = account.passwordHash;
  const isRight = await isRightPassword({ password: change.currentPassword, storedHash: checkedHash });
  if (!isRight) throw wrongPassword();
  assertUncommonPassword({ password: newPassword, field: 'newPassword' });
  const [passwordHash, template] = await Promise.all([
    hashPassword(newPassword),
    writeMail(passwordChanged({ appUrl: settings.appUrl })),
  ]);

  await withTransaction(db, async (tx) => {
    const isReplaced = await replacePassword(tx, { userId, checkedHash, passwordHash, now: clock.now() });
    if (!isReplaced) throw wrongPassword();
    await deleteSessionsOf(tx, { userId, except: change.sessionId });
    await enqueueMail(deps, tx, { userId, to: account.email, template, kind: 'password-changed' });
  });
}

function wrongPassword(): AppError {
  const { message } = new AppError('accounts.wrong_password');
  return new AppError('accounts.wrong_password', { fields: { currentPassword: message } });
}
