import { AppError } from '#lib/app-error';
import type { Authenticate } from '#platform/http';
import type { AccountsDeps } from './accounts-deps.ts';
import { createClaimsCache } from './cache-claims.ts';
import { isAdministrator } from './rules/administrator.ts';
import { prepareSignedInUser } from './store/sessions.ts';

/** Tells who holds a bearer token. The session is read every time: a revoked one is dead at the next request. */
export function createAuthenticate({
  db,
  clock,
  settings,
}: Pick<AccountsDeps, 'db' | 'clock' | 'settings'>): Authenticate {
  const readToken = createClaimsCache(settings.jwtSecret);
  const findSignedInUser = prepareSignedInUser(db);
  return async (bearer) => {
    if (bearer === null) throw new AppError('accounts.unauthenticated');
    const now = clock.now();
    const { userId, sessionId, expiresAt } = await readToken({ token: bearer, now });
    const user = await findSignedInUser({ sid: sessionId, userId, now });
    if (user === null) throw new AppError('accounts.unauthenticated');
    const isAdmin = isAdministrator({ ...user, adminEmails: settings.adminEmails });
    return { userId, sessionId, isAdmin, tokenExpiresAt: expiresAt };
  };
}
