import { recordSecurityEvent } from '#features/audit';
import { enqueueMail, writeMail } from '#features/emails';
import { hashToken, deleteSessionsOf } from '#features/sessions';
import { hashPassword, ACCOUNT_LIMITS, isLiveResetToken, spendResetToken } from '#features/users';
import { AppError } from '#lib/app-error';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from './accounts-deps.ts';
import { assertUncommonPassword } from './assert-uncommon-password.ts';
import { passwordChanged } from './templates/index.ts';

/** Sets a new password by the token of a mail, once; every device is signed out and the owner is told. */
export async function resetPassword(
  deps: AccountsDeps,
  { token, newPassword, network }: { token: string; newPassword: string; network: string },
): Promise<void> {
  const { db, clock, limits, settings } = deps;
  await limits.take(ACCOUNT_LIMITS.resetFromAddress, network);
  const [tokenHash, now] = [hashToken(token), clock.now()];
  if (!(await isLiveResetToken(db, { tokenHash, now }))) throw new AppError('accounts.invalid_token');
  assertUncommonPassword({ password: newPassword, field: 'newPassword' });
  const [passwordHash, template] = await Promise.all([
    hashPassword(newPassword),
    writeMail(passwordChanged({ appUrl: settings.appUrl, signedOut: 'all_devices' })),
  ]);

  const owner = await withTransaction(db, async (tx) => {
    const account = await spendResetToken(tx, { tokenHash, passwordHash, now });
    if (account === null) throw new AppError('accounts.invalid_token');
    const { id: userId, email: to } = account;
    await deleteSessionsOf(tx, { userId, except: null });
    await recordSecurityEvent(tx, { userId, kind: 'password_reset', sessionId: null, createdAt: now });
    await enqueueMail(deps, tx, { userId, to, template, kind: 'password-changed' });
    return to;
  });
  await limits.forget(ACCOUNT_LIMITS.passwordOfAccount, owner);
}
