import type { PlanId } from '@citato/contract';
import { enqueueMail, writeMail } from '#features/emails';
import { createToken, hashToken } from '../sessions/create-token.ts';
import { ACCOUNT_LIMITS } from '../rules/account-limits.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import { findWaitingName, renewVerificationToken } from '../users/store/verification-tokens.ts';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from '../accounts-deps.ts';
import { VERIFICATION_TTL_SECONDS } from './register-account.ts';
import { buildVerificationLink } from './rules/verification-link.ts';
import { verifyAddress } from '../templates/index.ts';

/** Mails a new link to an address that waits to be verified; the link before is void. Other addresses get no mail. */
export async function resendVerification(
  deps: AccountsDeps,
  { email: typed, plan, network }: { email: string; plan?: PlanId | undefined; network: string },
): Promise<void> {
  const { db, clock, limits, settings } = deps;
  const email = normaliseEmail(typed);
  await limits.take(ACCOUNT_LIMITS.mailFromAddress, network);
  const [token, now] = [createToken(), clock.now()];
  const link = buildVerificationLink({ appUrl: settings.appUrl, token, email, plan });
  const expiresAt = new Date(now.getTime() + VERIFICATION_TTL_SECONDS * 1000);
  const firstName = await findWaitingName(db, email);
  const template = await writeMail(verifyAddress({ firstName, link, expiresAt }));

  if (!(await limits.mayTake(ACCOUNT_LIMITS.verificationMail, email))) return;
  await withTransaction(db, async (tx) => {
    const account = await renewVerificationToken(tx, {
      email,
      tokenHash: hashToken(token),
      expiresAt,
      now,
    });
    if (account === null) return;
    await enqueueMail(deps, tx, { userId: account.id, to: email, template, kind: 'verify-address' });
  });
}
