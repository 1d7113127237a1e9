import type { PlanId } from '@citato/contract';
import { enqueueMail, writeMail } from '#features/emails';
import { createToken, hashToken } from '../sessions/create-token.ts';
import { hashPassword } from '../users/hash-password.ts';
import { ACCOUNT_LIMITS } from '../rules/account-limits.ts';
import { normaliseEmail } from '../rules/email-address.ts';
import { upsertUnverifiedUser } from '../users/store/verification-tokens.ts';
import { findUserIdByEmail } from '../users/store/users.ts';
import { type UserId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from '../accounts-deps.ts';
import { assertUncommonPassword } from '../passwords/assert-uncommon-password.ts';
import { buildVerificationLink } from './rules/verification-link.ts';
import { alreadyRegistered, verifyAddress } from '../templates/index.ts';

export const VERIFICATION_TTL_SECONDS = 24 * 60 * 60;

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly plan?: PlanId | undefined;
  /** What the caller's address is counted under. */
  readonly network: string;
}

/**
 * Opens an account that waits for its address to be verified, in place of an older one that still waits. Where a
 * verified account holds the address, its owner gets a mail and nothing else happens; the caller sees no difference:
 * both mails are written and the password is hashed in any case.
 * @returns the nonce that marks the registering browser
 */
export async function registerAccount(
  deps: AccountsDeps,
  { password, firstName, lastName, plan, network, ...registration }: Registration,
): Promise<{ nonce: string }> {
  const { db, clock, limits, settings } = deps;
  const email = normaliseEmail(registration.email);
  assertUncommonPassword({ password, field: 'password', account: { email, firstName, lastName } });
  await limits.take(ACCOUNT_LIMITS.registrationFromAddress, network);
  const { appUrl } = settings;
  const [token, nonce, now] = [createToken(), createToken(), clock.now()];
  const verificationExpiresAt = new Date(now.getTime() + VERIFICATION_TTL_SECONDS * 1000);
  const [passwordHash, verificationMail, alreadyRegisteredMail] = await Promise.all([
    hashPassword(password),
    writeMail(
      verifyAddress({
        firstName: firstName ?? null,
        link: buildVerificationLink({ appUrl, token, email, plan }),
        expiresAt: verificationExpiresAt,
      }),
    ),
    writeMail(alreadyRegistered({ appUrl })),
  ]);

  if (!(await limits.mayTake(ACCOUNT_LIMITS.registrationMail, email))) return { nonce };
  await withTransaction(db, async (tx) => {
    const registeredId = await upsertUnverifiedUser(tx, {
      id: newId<UserId>(),
      email,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      passwordHash,
      verificationTokenHash: hashToken(token),
      verificationExpiresAt,
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
