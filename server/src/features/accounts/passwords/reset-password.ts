import { recordSecurityEvent } from '#platform/audit';
import { enqueueMail, writeMail } from '#features/emails';
import { hashToken } from '../sessions/create-token.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { hashPassword } from '../users/hash-password.ts';
import { ACCOUNT_LIMITS } from '../rules/account-limits.ts';
import { findResetAccount, spendResetToken } from '../users/store/reset-tokens.ts';
import { AppError } from '#lib/app-error';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from '../accounts-deps.ts';
import { assertNewPassword } from './assert-new-password.ts';
import { passwordChanged } from '../templates/index.ts';

/** Sets a new password by the token of a mail, once; every device is signed out and the owner is notified. */
export async function resetPassword(
  deps: AccountsDeps,
  { token, newPassword, network }: { token: string; newPassword: string; network: string },
): Promise<void> {
  const { db, clock, limits, settings } = deps;
  await limits.take(ACCOUNT_LIMITS.resetFromAddress, network);
  const [tokenHash, now] = [hashToken(token), clock.now()];
  const resetting = await findResetAccount(db, { tokenHash, now });
  if (resetting === null) throw new AppError('accounts.invalid_token');
  await assertNewPassword(deps, { userId: resetting.id, newPassword });
  const [passwordHash, template] = await Promise.all([
    hashPassword(newPassword),
    writeMail(passwordChanged({ appUrl: settings.appUrl, changedAt: now, signedOut: 'all_devices' })),
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
