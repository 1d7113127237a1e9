import { enqueueMail, writeMail } from '#features/emails';
import { AppError } from '#lib/app-error';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from './accounts-deps.ts';
import { assertUncommonPassword } from './assert-uncommon-password.ts';
import { hashToken } from './create-token.ts';
import { hashPassword } from './hash-password.ts';
import { isLiveResetToken, spendResetToken } from './store/mail-tokens.ts';
import { deleteSessionsOf } from './store/sessions.ts';
import { passwordChanged } from './templates/index.ts';

/** Sets a new password by the token of a mail, once; every device is signed out and the owner is told. */
export async function resetPassword(
  deps: AccountsDeps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const { db, clock, settings } = deps;
  const [tokenHash, now] = [hashToken(token), clock.now()];
  if (!(await isLiveResetToken(db, { tokenHash, now }))) throw new AppError('accounts.invalid_token');
  assertUncommonPassword({ password: newPassword, field: 'newPassword' });
  const [passwordHash, template] = await Promise.all([
    hashPassword(newPassword),
    writeMail(passwordChanged({ appUrl: settings.appUrl })),
  ]);

  await withTransaction(db, async (tx) => {
    const account = await spendResetToken(tx, { tokenHash, passwordHash, now });
    if (account === null) throw new AppError('accounts.invalid_token');
    await deleteSessionsOf(tx, { userId: account.id, except: null });
    await enqueueMail(deps, tx, {
      userId: account.id,
      to: account.email,
      template,
      kind: 'password-changed',
    });
  });
}
