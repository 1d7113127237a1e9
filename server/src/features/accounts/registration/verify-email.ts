import type { User } from '@citato/contract';
import { enqueueMail, writeMail } from '#features/emails';
import { hashToken } from '../sessions/create-token.ts';
import { type Browser, type SignedInDevice, startSession } from '../sessions/start-session.ts';
import { describeUser } from '../organisations/describe-user.ts';
import { hashPassword } from '../users/hash-password.ts';
import { ACCOUNT_LIMITS } from '../rules/account-limits.ts';
import {
  findOpenVerification,
  isSpentVerificationToken,
  verifyByToken,
} from '../users/store/verification-tokens.ts';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from '../accounts-deps.ts';
import { assertNewPassword } from '../passwords/assert-new-password.ts';
import { welcome } from '../templates/index.ts';

export type Verification =
  | { readonly outcome: 'already_verified' }
  /** Nothing has changed: the link was opened elsewhere, and no password came along. */
  | { readonly outcome: 'password_needed' }
  /** `signedIn` is null in any browser but the one that registered. */
  | {
      readonly outcome: 'verified';
      readonly signedIn: { readonly device: SignedInDevice; readonly user: User } | null;
    };

interface OpenedLink {
  readonly token: string;
  /** Marks the browser that registered. */
  readonly nonce: string | null;
  readonly newPassword: string | null;
  readonly browser: Browser;
}

/**
 * Verifies an address by the token of its mail; a second use of the token changes nothing and opens no session.
 * Whoever opens the mail decides the password: only the browser that registered has chosen one already, any other
 * must bring one, or the account would open with the password of whoever registered the address last.
 */
export async function verifyEmail(
  deps: AccountsDeps,
  { token, nonce, newPassword, browser }: OpenedLink,
): Promise<Verification> {
  const { db, clock, settings } = deps;
  const tokenHash = hashToken(token);

  const open = await findOpenVerification(db, { tokenHash, now: clock.now() });
  if (open === null) return answerUsedToken(deps, tokenHash);
  const isRegisteringBrowser = nonce !== null && hashToken(nonce) === open.registrationNonceHash;
  if (!isRegisteringBrowser && newPassword === null) return { outcome: 'password_needed' };
  const passwordHash =
    newPassword === null
      ? null
      : await hashChosen(deps, { userId: open.id, newPassword, network: browser.network });

  const verified = await withTransaction(db, async (tx) => {
    // The token is as good as the nonce looked up above: both change in one statement.
    const account = await verifyByToken(tx, { tokenHash, passwordHash, now: clock.now() });
    if (account === null) return null;
    const template = await writeMail(welcome({ ...account, appUrl: settings.appUrl }));
    await enqueueMail(deps, tx, { userId: account.id, to: account.email, template, kind: 'welcome' });
    if (!isRegisteringBrowser) return { signedIn: null };
    const device = await startSession(deps, tx, { userId: account.id, signedInBy: 'verification', browser });
    return {
      signedIn: {
        device,
        user: await describeUser(deps, tx, { profile: account, accountId: device.accountId }),
      },
    };
  });
  return verified === null
    ? answerUsedToken(deps, tokenHash)
    : { outcome: 'verified', signedIn: verified.signedIn };
}

async function hashChosen(
  deps: AccountsDeps,
  { userId, newPassword, network }: { userId: UserId; newPassword: string; network: string },
): Promise<string> {
  await deps.limits.take(ACCOUNT_LIMITS.resetFromAddress, network);
  await assertNewPassword(deps, { userId, newPassword });
  return hashPassword(newPassword);
}

async function answerUsedToken({ db }: AccountsDeps, tokenHash: string): Promise<Verification> {
  if (await isSpentVerificationToken(db, tokenHash)) return { outcome: 'already_verified' };
  throw new AppError('accounts.invalid_token');
}
