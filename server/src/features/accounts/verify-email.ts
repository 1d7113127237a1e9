import type { User } from '@citato/contract';
import { enqueueMail, writeMail } from '#features/emails';
import { AppError } from '#lib/app-error';
import { withTransaction } from '#platform/db';
import type { AccountsDeps } from './accounts-deps.ts';
import { hashToken } from './create-token.ts';
import { buildPublicUser } from './rules/public-user.ts';
import { type Browser, type SignedInDevice, startSession } from './start-session.ts';
import { isSpentVerificationToken, verifyByToken } from './store/mail-tokens.ts';
import { welcome } from './templates/index.ts';

export type Verification =
  | { readonly outcome: 'already_verified' }
  /** `signedIn` is null in any browser but the one that registered. */
  | {
      readonly outcome: 'verified';
      readonly signedIn: { readonly device: SignedInDevice; readonly user: User } | null;
    };

/** Verifies an address by the token of its mail; a second use of the token changes nothing and opens no session. */
export async function verifyEmail(
  deps: AccountsDeps,
  { token, nonce, browser }: { token: string; nonce: string | null; browser: Browser },
): Promise<Verification> {
  const { db, clock, settings } = deps;
  const tokenHash = hashToken(token);

  const verified = await withTransaction(db, async (tx) => {
    const account = await verifyByToken(tx, { tokenHash, now: clock.now() });
    if (account === null) return null;
    const template = await writeMail(welcome({ ...account, appUrl: settings.appUrl }));
    await enqueueMail(deps, tx, { userId: account.id, to: account.email, template, kind: 'welcome' });
    const isRegisteringBrowser = nonce !== null && hashToken(nonce) === account.registrationNonceHash;
    if (!isRegisteringBrowser) return { signedIn: null };
    const device = await startSession(deps, tx, { userId: account.id, signedInBy: 'verification', browser });
    const user = buildPublicUser({ profile: account, adminEmails: settings.adminEmails });
    return { signedIn: { device, user } };
  });

  if (verified !== null) return { outcome: 'verified', signedIn: verified.signedIn };
  if (await isSpentVerificationToken(db, tokenHash)) return { outcome: 'already_verified' };
  throw new AppError('accounts.invalid_token');
}
