import { recordSecurityEvent } from '#platform/audit';
import { enqueueMail, writeMail } from '#features/emails';
import { deleteSessionsOf } from '../sessions/store.ts';
import { confirmPassword, wrongPassword } from '../users/confirm-password.ts';
import { hashPassword } from '../users/hash-password.ts';
import { replacePassword } from '../users/store/users.ts';
import type { SessionId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from '../accounts-deps.ts';
import { assertNewPassword } from './assert-new-password.ts';
import { passwordChanged } from '../templates/index.ts';

/**
 * Changes the password for a user who knows the current one; every other device is signed out and the owner is
 * notified.
 */
export async function changePassword(
  deps: AccountsDeps,
  change: { userId: UserId; sessionId: SessionId; currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, clock, settings } = deps;
  const { userId, sessionId, newPassword } = change;
  const now = clock.now();
  const field = 'currentPassword';
  const account = await confirmPassword(deps, { userId, password: change.currentPassword, field });
  await assertNewPassword(deps, { userId, newPassword });
  const [passwordHash, template] = await Promise.all([
    hashPassword(newPassword),
    writeMail(passwordChanged({ appUrl: settings.appUrl, changedAt: now, signedOut: 'other_devices' })),
  ]);

  await withTransaction(db, async (tx) => {
    const checkedHash = account.passwordHash;
    const isReplaced = await replacePassword(tx, { userId, checkedHash, passwordHash, now });
    if (!isReplaced) throw wrongPassword(field);
    await deleteSessionsOf(tx, { userId, except: sessionId });
    await recordSecurityEvent(tx, { userId, kind: 'password_changed', sessionId, createdAt: now });
    await enqueueMail(deps, tx, { userId, to: account.email, template, kind: 'password-changed' });
  });
}
