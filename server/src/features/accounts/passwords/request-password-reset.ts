import { enqueueMail, writeMail } from '#features/emails';
import { createToken, hashToken } from '../sessions/create-token.ts';
import { ACCOUNT_LIMITS } from '../rules/account-limits.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import { saveResetToken } from '../users/store/reset-tokens.ts';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from '../accounts-deps.ts';
import { buildResetLink } from './rules/reset-link.ts';
import { resetPasswordMail } from '../templates/index.ts';

const RESET_TTL_MS = 60 * 60 * 1000;

/**
 * Mails the owner of an address a link to set a new password; the answer and the work are the same for every address.
 */
export async function requestPasswordReset(
  deps: AccountsDeps,
  { email: typed, network }: { email: string; network: string },
): Promise<void> {
  const { db, clock, limits, settings } = deps;
  const email = normaliseEmail(typed);
  await limits.take(ACCOUNT_LIMITS.mailFromAddress, network);
  const [token, now] = [createToken(), clock.now()];
  const expiresAt = new Date(now.getTime() + RESET_TTL_MS);
  const template = await writeMail(
    resetPasswordMail({ link: buildResetLink({ appUrl: settings.appUrl, token }), expiresAt }),
  );

  if (!(await limits.mayTake(ACCOUNT_LIMITS.resetMail, email))) return;
  await withTransaction(db, async (tx) => {
    const account = await saveResetToken(tx, {
      email,
      tokenHash: hashToken(token),
      expiresAt,
      now,
    });
    if (account === null) return;
    await enqueueMail(deps, tx, { userId: account.id, to: email, template, kind: 'reset-password' });
  });
}
