import { recordSecurityEvent } from '#platform/audit';
import { AppError } from '#lib/app-error';
import { withTransaction } from '#platform/db';
import { hashToken } from './create-token.ts';
import { deriveRefreshToken, readRefreshToken } from './derive-refresh-token.ts';
import { idleSince } from './rules/session-life.ts';
import { decideRotation } from './rules/session-rotation.ts';
import type { SessionsDeps } from '../sessions-deps.ts';
import { signAccessToken } from './sign-access-token.ts';
import type { SignedInDevice } from './start-session.ts';
import { deleteSession, lockLiveSession, saveRotation } from './store.ts';

/**
 * Exchanges a refresh token for a new access token. Under the lock of the device's row any number of
 * parallel refreshes rotate once and all get the same next token; a copied token ends the family.
 */
export async function refreshSession(
  { db, clock, log, settings }: SessionsDeps,
  { refreshToken }: { refreshToken: string | null },
): Promise<SignedInDevice> {
  const secret = settings.jwtSecret;
  const presented = refreshToken === null ? null : readRefreshToken({ secret, token: refreshToken });
  if (refreshToken === null || presented === null) throw new AppError('accounts.unauthenticated');
  const { sessionId } = presented;
  const now = clock.now();

  const outcome = await withTransaction(db, async (tx) => {
    const session = await lockLiveSession(tx, { sid: sessionId, now, idleSince: idleSince(now) });
    if (session === null) return null;
    const verdict = decideRotation({
      presentsCurrentToken: hashToken(refreshToken) === session.tokenHash,
      presentedGeneration: presented.generation,
      currentGeneration: session.generation,
      rotatedAt: session.rotatedAt,
      now,
      graceSeconds: settings.refreshGraceSeconds,
    });
    if (verdict === 'revoke') {
      await deleteSession(tx, sessionId);
      const kind = 'refresh_token_replayed';
      await recordSecurityEvent(tx, { userId: session.userId, kind, sessionId, createdAt: now });
    }
    const generation = verdict === 'rotate' ? session.generation + 1 : session.generation;
    const token = deriveRefreshToken({ secret, sessionId, generation });
    if (verdict === 'rotate') {
      await saveRotation(tx, { sid: sessionId, generation, tokenHash: hashToken(token), rotatedAt: now });
    }
    return { verdict, token, userId: session.userId, expiresAt: session.expire };
  });

  if (outcome === null) throw new AppError('accounts.unauthenticated');
  const { verdict, token, userId, expiresAt } = outcome;
  if (verdict === 'revoke') {
    log.warn({ security: 'refresh_token_replayed', userId, sessionId }, 'replayed token: session revoked');
    throw new AppError('accounts.unauthenticated');
  }
  const ttlSeconds = settings.accessTtlSeconds;
  const accessToken = await signAccessToken({ secret, userId, sessionId, now, ttlSeconds });
  return { accessToken, refreshToken: token, expiresAt };
}
