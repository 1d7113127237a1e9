import { recordSecurityEvent } from '#platform/audit';
import { type AccountId, type SessionId, type UserId, newId } from '#lib/ids';
import { AppError } from '#lib/app-error';
import { cutText } from '#lib/text';
import type { Transaction } from '#platform/db';
import { findHome } from '../organisations/store/organisations.ts';
import { hashToken } from './create-token.ts';
import { deriveRefreshToken, readRefreshToken } from './derive-refresh-token.ts';
import type { SessionsDeps } from '../sessions-deps.ts';
import { signAccessToken } from './sign-access-token.ts';
import { deleteSession, insertSession } from './store.ts';
import type { SessionOrigin } from './tables.ts';

/** What a signed-in device holds: the access token in memory, the refresh token in its cookie until `expiresAt`. */
export interface SignedInDevice {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

/** What is known of the browser that signs in. */
export interface Browser {
  readonly userAgent: string | null;
  /** What its address is counted under. */
  readonly network: string;
  /** The refresh cookie it already had: that sign-in ends, since a device has one at a time. */
  readonly refreshToken: string | null;
}

const MAX_USER_AGENT_LENGTH = 300;

export async function startSession(
  { clock, settings }: Pick<SessionsDeps, 'clock' | 'settings'>,
  tx: Transaction,
  { userId, signedInBy, browser }: { userId: UserId; browser: Browser } & SessionOrigin,
): Promise<SignedInDevice & { readonly accountId: AccountId }> {
  const now = clock.now();
  const secret = settings.jwtSecret;
  const previous =
    browser.refreshToken === null ? null : readRefreshToken({ secret, token: browser.refreshToken });
  if (previous !== null) await deleteSession(tx, previous.sessionId);

  const sessionId = newId<SessionId>();
  const refreshToken = deriveRefreshToken({ secret, sessionId, generation: 1 });
  const expiresAt = new Date(now.getTime() + settings.refreshTtlSeconds * 1000);
  const accountId = await findHome(tx, userId);
  // Whoever is in no organisation was deleted a moment ago.
  if (accountId === null) throw new AppError('accounts.unauthenticated');
  await insertSession(tx, {
    sid: sessionId,
    sess: { signedInBy },
    userId,
    accountId,
    tokenHash: hashToken(refreshToken),
    userAgent: browser.userAgent === null ? null : cutText(browser.userAgent, MAX_USER_AGENT_LENGTH),
    startedAt: now,
    expiresAt,
  });
  await recordSecurityEvent(tx, { userId, kind: 'signed_in', sessionId, createdAt: now });
  const ttlSeconds = settings.accessTtlSeconds;
  const accessToken = await signAccessToken({ secret, userId, sessionId, now, ttlSeconds });
  return { accessToken, refreshToken, expiresAt, accountId };
}
