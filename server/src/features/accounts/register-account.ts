import type { PlanId } from '@citato/contract';
import { enqueueMail } from '#features/emails';
import { AppError } from '#lib/app-error';
import { type UserId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from './accounts-deps.ts';
import { createToken, hashToken } from './create-token.ts';
import { hashPassword } from './hash-password.ts';
import { isCommonPassword } from './rules/common-password.ts';
import { normaliseEmail } from './rules/email-address.ts';
import { buildVerificationLink } from './rules/verification-link.ts';
import { findUserIdByEmail, upsertUnverifiedUser } from './store.ts';
import { writeAlreadyRegisteredMail, writeVerificationMail } from './write-mail.ts';

export const VERIFICATION_TTL_SECONDS = 24 * 60 * 60;

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly plan?: PlanId | undefined;
}

/**
 * Opens an account that waits for its address to be verified, in place of an older one that still waits.
 * For an address with a verified account only its owner is told, by mail; the caller sees no difference:
 * both mails are written and the password is hashed in any case.
 * @returns the nonce that marks the registering browser
 */
export async function registerAccount(
  deps: AccountsDeps,
  { password, firstName, lastName, plan, ...registration }: Registration,
): Promise<{ nonce: string }> {
  const { db, clock, settings } = deps;
  const email = normaliseEmail(registration.email);
  assertUncommonPassword(password);
  const { appUrl } = settings;
  const [token, nonce, now] = [createToken(), createToken(), clock.now()];
  const [passwordHash, verificationMail, alreadyRegisteredMail] = await Promise.all([
    hashPassword(password),
    writeVerificationMail({
      firstName: firstName ?? null,
      link: buildVerificationLink({ appUrl, token, email, plan }),
    }),
    writeAlreadyRegisteredMail({ appUrl }),
  ]);

  await withTransaction(db, async (tx) => {
    const registeredId = await upsertUnverifiedUser(tx, {
      id: newId<UserId>(),
      email,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      passwordHash,
      verificationTokenHash: hashToken(token),
      verificationExpiresAt: new Date(now.getTime() + VERIFICATION_TTL_SECONDS * 1000),
      registrationNonceHash: hashToken(nonce),
      createdAt: now,
    });
    const mail =
      registeredId === null
        ? {
            userId: await findUserIdByEmail(tx, email),
            template: alreadyRegisteredMail,
            kind: 'already-registered',
          }
        : { userId: registeredId, template: verificationMail, kind: 'verify-address' };
    await enqueueMail(deps, tx, { to: email, ...mail });
  });
  return { nonce };
}

function assertUncommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const error = new AppError('accounts.common_password');
  throw new AppError('accounts.common_password', { fields: { password: error.message } });
}
